import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readManifest } from './manifest.ts';
import { DIST_ROOT, REPOSITORY, VERSION } from './project.ts';

/**
 * Gives a test the built file wherever it imports a module that has one, instead of the source: what ships is what is
 * tested. Only what the test file itself imports is exchanged.
 */
export function takeBuiltFiles(folder: '.' | 'light'): Plugin {
  const dist = resolve(DIST_ROOT, folder);
  const { files, answers } = readManifest(dist, VERSION);
  const bySource = new Map(Object.values(files).map(({ source, file }) => [source, file]));
  const fileOf = (specifier: string, id: string) => answers[specifier] ?? bySource.get(relative(REPOSITORY, id));
  return {
    name: 'hadaya:take-built-files',
    enforce: 'pre',
    async resolveId(specifier, importer, options) {
      if (!importer || !/\.test\.tsx?$/.test(importer)) return null;
      const found = await this.resolve(specifier, importer, { ...options, skipSelf: true });
      const file = found && fileOf(specifier, found.id);
      return file ? resolve(dist, file) : null;
    },
  };
}
