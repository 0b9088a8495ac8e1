/**
 * `pnpm build [island …]`: builds the shared files, the named islands (all of them when none is named) and the loader
 * into `dist/`, then the same sources against the light runtime into `dist/light/`, and prints each file's weight.
 * HADAYA_DIST names another folder; RUNTIME=light builds the light files alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { buildAdminApp } from './islandBundle/adminApp.ts';
import { buildBundle, isBuildable } from './islandBundle/buildBundle.ts';
import { BUNDLE_PLANS } from './islandBundle/plans.ts';
import { readManifest } from './vite/manifest.ts';
import { DIST_FOLDER, RUNTIME, VERSION } from './vite/project.ts';

const named = process.argv.slice(2);
const isWanted = (name: string, kind: string) => named.length === 0 || kind !== 'island' || named.includes(name);

rmSync(DIST_FOLDER, { recursive: true, force: true });
mkdirSync(DIST_FOLDER, { recursive: true });
const started = performance.now();
for (const plan of BUNDLE_PLANS) if (isWanted(plan.name, plan.kind) && isBuildable(plan)) await buildBundle(plan);

const { files } = readManifest(DIST_FOLDER, VERSION);
for (const [name, { bytes, gzip }] of Object.entries(files)) {
  console.log(`${name.padEnd(36)} ${String(bytes).padStart(8)} B ${String(gzip).padStart(7)} B gzip`);
}
console.log(
  `Built ${Object.keys(files).length} files on the runtime "${RUNTIME}" in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);

if (RUNTIME === 'react') {
  const { bytes, gzip } = await buildAdminApp();
  console.log(
    `${'admin (WordPress settings)'.padEnd(36)} ${String(bytes).padStart(8)} B ${String(gzip).padStart(7)} B gzip`,
  );
}

// A process of its own: the runtime is one for a process, as it is one for a page.
if (RUNTIME === 'react') {
  const env = { ...process.env, RUNTIME: 'light' };
  const { status } = spawnSync(process.execPath, [import.meta.filename, ...named], { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
