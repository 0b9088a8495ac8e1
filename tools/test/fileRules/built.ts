import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseResult, parseSync } from 'vite';
import type { ManifestFile } from '../../vite/manifest.ts';

export interface BuiltFile {
  readonly file: string;
  readonly text: string;
}

export interface Built {
  readonly files: readonly BuiltFile[];
  /** Manifest entries by logical name. */
  readonly manifest: Readonly<Record<string, ManifestFile>>;
}

/** File name of the loader, the only classic script. */
export const LOADER_FILE = 'hadaya.min.js';

export function readBuilt(folder: string): Built {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const manifestPath = resolve(folder, 'manifest.json');
  return {
    files: names
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => ({ file, text: readFileSync(resolve(folder, file), 'utf8') })),
    manifest: existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')).files : {},
  };
}

export function scriptsOf({ files }: Built): readonly BuiltFile[] {
  return files.filter(({ file }) => file.endsWith('.js'));
}

/** Returns the loader; empty if it was not built, which the rules then report. */
export function loaderOf({ files }: Built): BuiltFile {
  return files.find(({ file }) => file === LOADER_FILE) ?? { file: LOADER_FILE, text: '' };
}

export function parseScript({ file, text }: BuiltFile): ParseResult {
  const parsed = parseSync(file, text, {
    sourceType: file === LOADER_FILE ? 'script' : 'module',
    preserveParens: false,
  });
  if (parsed.errors[0]) throw new SyntaxError(parsed.errors[0].message);
  return parsed;
}
