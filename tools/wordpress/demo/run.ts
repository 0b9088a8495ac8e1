/** `pnpm demo:wp`: serves a real WordPress site with the plugin and sample pages. Stop with Ctrl-C. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DIST_ROOT, REPOSITORY } from '../../vite/project.ts';
import { createSite, createSiteFiles } from '../createSite.ts';
import { fetchWordPress, hasWordPress } from '../fetchWordPress.ts';
import { findPhp } from '../findPhp.ts';
import { ADMIN, type SitePaths } from '../Site.ts';
import { serveByWasm } from '../serveByWasm.ts';
import type { ServedSite } from '../serverProcess.ts';
import { serveSite } from '../serveSite.ts';
import { demoContent } from './demoContent.ts';
import { drawPictures } from './drawPictures.ts';

const PORT = 8881;

if (!existsSync(resolve(DIST_ROOT, 'manifest.json'))) {
  execFileSync(process.execPath, [resolve(REPOSITORY, 'tools/build.ts')], { stdio: 'inherit' });
}
if (!hasWordPress()) console.log('Fetching WordPress 7.1.1 (67 MB, once) …');
fetchWordPress();

const port = Number(process.env.PORT ?? PORT);
const content = demoContent();
const { paths, site } = await start();
const { url, stop } = site;

async function start(): Promise<{ readonly paths: SitePaths; readonly site: ServedSite }> {
  const php = process.env.HADAYA_PHP === 'wasm' ? { missing: 'HADAYA_PHP is wasm' } : findPhp();
  if ('missing' in php) {
    console.log(`PHP: compiled to WebAssembly (${php.missing}); the first start fetches it and takes a while`);
    const files = createSiteFiles('demo');
    await drawPictures(files, content);
    return { paths: files, site: await serveByWasm(files, content, port) };
  }
  console.log(`PHP: ${php.version}, installed on this machine`);
  const made = createSite(php, 'demo', content);
  await drawPictures(made, content);
  return { paths: made, site: await serveSite(php, made, port) };
}

console.log(`
  Shop       ${url}/   ${url}/mug-ar/   ${url}/contact-us/
  Admin      ${url}/wp-admin/   (${ADMIN.login} / ${ADMIN.password})
  Settings   ${url}/wp-admin/admin.php?page=hadaya
  Messages   ${url}/wp-admin/admin.php?page=hadaya-inbox
  Mail       ${paths.mailLog}

  Ctrl-C ends it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stop();
    process.exit(0);
  });
}
setInterval(() => {}, 60_000);
