/**
 * `pnpm wp:directory`: writes the pictures that wordpress.org shows for the plugin to `wordpress/directory`. Renders
 * the banner and the icon in a browser, and copies the screenshots that `docs:pictures` took, so run that first.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../test/chromiumArgs.ts';
import { findBrowser } from '../../test/findBrowser.ts';
import { REPOSITORY } from '../../vite/project.ts';
import { DIRECTORY_FOLDER, DRAWN, SCREENSHOTS } from './directoryAssets.ts';

const ICON = resolve(REPOSITORY, 'demo/src/assets/icon.svg');
const icon = readFileSync(ICON, 'utf8');
const picture = (name: string) => resolve(REPOSITORY, `docs/pictures/${name}.png`);
const dataOf = (name: string) => `data:image/png;base64,${readFileSync(picture(name)).toString('base64')}`;

/**
 * Sizes are in pixels of the smaller banner; the larger one has twice the resolution. The directory puts the plugin's
 * name over the bottom of the banner.
 */
const banner = `<style>body{margin:0;width:772px;height:250px;overflow:hidden;display:grid;grid-template-columns:330px 1fr;
background:linear-gradient(120deg,#fffdf9,#f3e8db);font:15px/1.5 "DejaVu Sans",sans-serif;color:#1f1b16}
.words{padding:34px 0 0 36px}svg{width:44px;height:44px}h1{margin:6px 0 2px;font-size:34px;line-height:1.2}p{margin:0;color:#5b4a39}
.shop{position:relative}.shop img{position:absolute;border-radius:8px;box-shadow:0 6px 24px #0003;width:400px}
.shop img:first-child{left:90px;top:62px}.shop img:last-child{left:14px;top:26px}</style>
<div class="words">${icon}<h1>Hadaya هدايا</h1><p>Swatches, gallery, menu, contact.<br>Light, and for everyone.</p></div>
<div class="shop"><img src="${dataOf('shop-ar')}" alt=""><img src="${dataOf('shop')}" alt=""></div>`;

const iconPage = `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon}`;

rmSync(DIRECTORY_FOLDER, { recursive: true, force: true });
mkdirSync(DIRECTORY_FOLDER, { recursive: true });
const found = await findBrowser();
const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
for (const [name, [width, height]] of Object.entries(DRAWN)) {
  const isBanner = name.startsWith('banner');
  const scale = isBanner ? height / 250 : 1;
  const page = await browser.newPage({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
  });
  await page.setContent(`<!doctype html>${isBanner ? banner : iconPage}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: resolve(DIRECTORY_FOLDER, name), omitBackground: !isBanner });
  await page.close();
}
await browser.close();
copyFileSync(ICON, resolve(DIRECTORY_FOLDER, 'icon.svg'));
for (const [at, name] of SCREENSHOTS.entries())
  copyFileSync(picture(name), resolve(DIRECTORY_FOLDER, `screenshot-${at + 1}.png`));
console.log(`wordpress/directory: ${Object.keys(DRAWN).length} drawn, ${SCREENSHOTS.length} screenshots`);
