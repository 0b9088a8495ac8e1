/**
 * `pnpm build`: runs `vite build` for every package in order, into `dist/`, then builds the same sources against the
 * light runtime into `dist/light/`, and prints each file's weight. HADAYA_DIST sets another folder; RUNTIME=light
 * builds only the light files. To build one package into an existing `dist/`: `pnpm --filter @hadaya/gallery build`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { openManifest, readManifest } from './vite/manifest.ts';
import { ADMIN_APPS, BUILD_ORDER } from './vite/order.ts';
import { DIST_FOLDER, DIST_ROOT, REPOSITORY, RUNTIME, VERSION } from './vite/project.ts';

const print = (name: string, { bytes, gzip }: { readonly bytes: number; readonly gzip: number }) =>
  console.log(`${name.padEnd(36)} ${String(bytes).padStart(8)} B ${String(gzip).padStart(7)} B gzip`);

// Always build for production, even if a development server or a test starts the build.
process.env.NODE_ENV = 'production';
rmSync(DIST_FOLDER, { recursive: true, force: true });
mkdirSync(DIST_FOLDER, { recursive: true });
const started = performance.now();
for (const [index, [folder, bundle]] of BUILD_ORDER.entries()) {
  console.log(`Building ${bundle}: ${index + 1} of ${BUILD_ORDER.length} on "${RUNTIME}"`);
  await build({ configFile: resolve(REPOSITORY, 'packages', folder, 'vite.config.ts'), mode: bundle });
}
const { files } = openManifest();
for (const [name, file] of Object.entries(files)) print(name, file);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${Object.keys(files).length} files on the runtime "${RUNTIME}" in ${seconds} s`);

if (RUNTIME === 'react') {
  for (const mode of Object.keys(ADMIN_APPS))
    await build({ configFile: resolve(REPOSITORY, 'wordpress/admin/vite.config.ts'), mode });
  for (const [name, file] of Object.entries(readManifest(resolve(DIST_ROOT, 'admin'), VERSION).files))
    print(`${name} (WordPress administration)`, file);
  await build({ configFile: resolve(REPOSITORY, 'packages/installer/vite.config.ts') });
  // Use a separate process, because the runtime is chosen once per process.
  const env = { ...process.env, RUNTIME: 'light' };
  const light = spawn(process.execPath, [import.meta.filename], { env, stdio: 'inherit' });
  process.once('SIGTERM', () => light.kill());
  const [status] = await once(light, 'exit');
  process.exitCode = status ?? 1;
}
