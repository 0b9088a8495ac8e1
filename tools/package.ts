/**
 * `pnpm package [package …]`: writes everything that is published to `dist-package/` (or the folder in HADAYA_PACKAGE):
 * the plugin's zip, the zip for wordpress.org, the npm tarballs checked by publint, the manifest with its integrity
 * hashes, the snippet for owners who paste a tag, the folder for a content delivery network, the list of shipped
 * packages, this version's notes and the checksums of all files. Build first. With SOURCE_DATE_EPOCH, equal sources
 * give equal bytes. Refuses a build that would replace published files with different ones.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeCdnFolder } from './package/cdnFolder.ts';
import { notesOf } from './package/changelog.ts';
import { readSums, writeSums } from './package/checksums.ts';
import { packAll } from './package/npmPackages.ts';
import { directoryZip, pluginZip } from './package/pluginZip.ts';
import { findChanged, readReleased } from './package/released.ts';
import { writeSbom } from './package/sbom.ts';
import { snippet } from './package/snippet.ts';
import { readManifest } from './vite/manifest.ts';
import { DIST_FOLDER, REPOSITORY, VERSION } from './vite/project.ts';

const target = resolve(REPOSITORY, process.env.HADAYA_PACKAGE ?? 'dist-package');
const write = (name: string, content: string | Buffer) => writeFileSync(resolve(target, name), content);

const manifest = readManifest(DIST_FOLDER, VERSION);
const changed = findChanged(manifest, readReleased());
if (changed.length > 0) {
  console.error(`Nothing was packed: these files are already published with different content:\n${changed.join('\n')}`);
  process.exit(1);
}

rmSync(target, { recursive: true, force: true });
for (const folder of ['npm', 'directory']) mkdirSync(resolve(target, folder), { recursive: true });

write(`hadaya-${VERSION}.zip`, pluginZip());
write('directory/hadaya.zip', directoryZip());
cpSync(resolve(DIST_FOLDER, 'manifest.json'), resolve(target, 'manifest.json'));
write('snippet.html', snippet(manifest));
write('notes.md', `${notesOf(readFileSync(resolve(REPOSITORY, 'CHANGELOG.md'), 'utf8'), VERSION)}\n`);
writeCdnFolder(DIST_FOLDER, resolve(target, 'cdn/hadaya'), VERSION);
writeSbom(REPOSITORY, resolve(target, 'sbom.cdx.json'));
const complaints = await packAll(resolve(target, 'npm'), process.argv.slice(2));
writeSums(target);

for (const file of [...readSums(target).keys()].filter((name) => !name.startsWith('cdn/'))) {
  console.log(`${file.padEnd(48)} ${String(statSync(resolve(target, file)).size).padStart(9)} B`);
}
for (const complaint of complaints) console.error(`publint: ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
