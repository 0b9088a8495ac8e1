/**
 * `pnpm package [package …]`: everything that is handed out, in `dist-package/`: the plugin's zip, the npm tarballs checked by
 * publint, the manifest with its integrity hashes and the snippet for owners who paste a tag. Build first. A build that would
 * replace published files by others is refused.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { packAll } from './package/npmPackages.ts';
import { pluginZip } from './package/pluginZip.ts';
import { findChanged, readReleased } from './package/released.ts';
import { snippet } from './package/snippet.ts';
import { readManifest } from './vite/manifest.ts';
import { DIST_FOLDER, REPOSITORY, VERSION } from './vite/project.ts';

const manifest = readManifest(DIST_FOLDER, VERSION);
const changed = findChanged(manifest, readReleased());
if (changed.length > 0) {
  console.error(`Nothing was packed, for these files are published with other bytes:\n${changed.join('\n')}`);
  process.exit(1);
}

const target = resolve(REPOSITORY, 'dist-package');
rmSync(target, { recursive: true, force: true });
mkdirSync(resolve(target, 'npm'), { recursive: true });

writeFileSync(resolve(target, `hadaya-${VERSION}.zip`), pluginZip());
cpSync(resolve(DIST_FOLDER, 'manifest.json'), resolve(target, 'manifest.json'));
writeFileSync(resolve(target, 'snippet.html'), snippet(manifest));
const complaints = await packAll(resolve(target, 'npm'), process.argv.slice(2));

const files = [...readdirSync(target), ...readdirSync(resolve(target, 'npm')).map((file) => `npm/${file}`)];
for (const file of files.filter((name) => statSync(resolve(target, name)).isFile()).sort()) {
  console.log(`${file.padEnd(48)} ${String(statSync(resolve(target, file)).size).padStart(9)} B`);
}
for (const complaint of complaints) console.error(`publint: ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
