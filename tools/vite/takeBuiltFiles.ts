import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readManifest } from './manifest.ts';
import { DIST_ROOT, REPOSITORY, VERSION } from './project.ts';

/**
 * Makes tests import built files instead of source modules, so that the shipped code is tested. It applies only to
 * modules that the test file imports directly.
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
