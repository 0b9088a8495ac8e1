import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeFile, type Manifest } from './manifest.ts';

/** Module that holds the hash of every script, for pages that pin our files. */
export const INTEGRITY_FILE = 'integrity.min.js';

/** Writes the hashes of everything that was built so far, and enters the file into the manifest. */
export function writeIntegrityFile(folder: string, manifest: Manifest): Manifest {
  const scripts = Object.values(manifest.files).filter(({ file }) => file.endsWith('.js'));
  const hashes = Object.fromEntries(scripts.map(({ file, sha384 }) => [file, sha384]));
  writeFileSync(resolve(folder, INTEGRITY_FILE), `export const hashes=${JSON.stringify(hashes)};\n`);
  return { ...manifest, files: { ...manifest.files, integrity: describeFile(folder, INTEGRITY_FILE, manifest) } };
}
