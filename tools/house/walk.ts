/**
 * `node tools/house/walk.ts`: follows a tap on a swatch in a browser until the gallery shows another picture, and prints
 * which of our source files ran meanwhile, by the engine's own coverage of the built files. What runs before the tap
 * and what the library below draws with is not counted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { createShopBackend, startServer } from '@hadaya/testing/server';
import { chromium, type Page } from '@playwright/test';
import { createShopHandler } from '../../demo/src/handler.ts';
import { CHROMIUM_ARGS } from '../test/chromiumArgs.ts';
import { findBrowser } from '../test/findBrowser.ts';
import { DIST_FOLDER } from '../vite/project.ts';
import { writeWalk } from './walkFile.ts';

const PAGE = '/product/ceramic-mug/';
const PICTURE = '.woo-variation-gallery-slider img';

/** Functions of a script that ran, by the place where each begins. */
interface RunScript {
  readonly url: string;
  readonly starts: readonly number[];
}

/** Which of our files a script's functions come from, in the order of the script. */
function readSources({ url, starts }: RunScript): readonly string[] {
  const file = resolve(DIST_FOLDER, new URL(url).pathname.replace('/dist/', ''));
  if (!existsSync(`${file}.map`)) return [];
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const lines = readFileSync(file, 'utf8').split('\n');
  const ends = lines.map((_line, index) => lines.slice(0, index + 1).join('\n').length + 1);
  return starts.flatMap((start) => {
    const line = ends.findIndex((end) => start < end);
    const entry = map.findEntry(line, start - (ends[line - 1] ?? 0));
    return 'originalSource' in entry && entry.originalSource ? [entry.originalSource] : [];
  });
}

/** Taps the swatch of an open page and waits for another picture. */
async function tap(page: Page): Promise<void> {
  const readPicture = (selector: string) => document.querySelector<HTMLImageElement>(selector)?.src;
  const before = await page.evaluate(readPicture, PICTURE);
  await page.locator('.variable-item:not(.selected):not(.disabled)').first().click();
  await page.waitForFunction(
    ([selector, old]) => document.querySelector<HTMLImageElement>(selector ?? '')?.src !== old,
    [PICTURE, before],
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function followTap(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await session.send('Profiler.takePreciseCoverage');
  await tap(page);
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const scripts = result
    .filter(({ url }) => url.includes('/dist/'))
    .map(({ url, functions }): RunScript => {
      const ranges = functions.flatMap(({ ranges: [whole] }) => (whole && whole.count > 0 ? [whole] : []));
      return { url, starts: ranges.map(({ startOffset }) => startOffset) };
    });
  const sources = scripts.flatMap(readSources).filter((source) => source.includes('packages/'));
  return [...new Set(sources.map((source) => source.slice(source.indexOf('packages/'))))];
}

const server = await startServer(createShopHandler({ backend: createShopBackend(), distFolder: DIST_FOLDER }));
const found = await findBrowser();
const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
try {
  const page = await browser.newPage();
  await page.goto(`${server.url}${PAGE}`);
  await page.locator('.variations_form[data-hadaya-state="mounted"]').waitFor();
  await page.waitForLoadState('networkidle');
  // The first tap brings what a first tap brings; the second one is the walk.
  await tap(page);
  const files = await followTap(page);
  for (const file of files) console.log(file);
  console.log(`${files.length} files`);
  writeWalk(files);
} finally {
  await browser.close();
  await server.close();
}
