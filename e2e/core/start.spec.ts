/**
 * Tests that Hadaya never blocks the browser for long at page start, and that no island starts before its settings are
 * available.
 */
import type { Page } from '@playwright/test';
import { builtFile } from '../kit/builtFile.ts';
import { holdBack } from '../kit/holdBack.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { countRuns, FORM, runs, TAG } from './loaderPage.ts';
import { serveTestIslands } from './testIsland.ts';

/** An island that records, for each mounted element, the task and the setting at that time. */
const NOTING_ISLAND = `
  const page = (window.hadaya ??= { q: [] });
  page.mounts = [];
  let task = 0;
  define('noting', ({ element, settings }) => {
    page.mounts.push([element.dataset.name, task, settings.size]);
    // Increments the counter after the current task and before any other task.
    scheduler.postTask(() => { task += 1; }, { priority: 'user-blocking' });
  }, { schema: { size: core.amount('size', 1) } });`;

const mounts = (page: Page): Promise<readonly (readonly [string, number, number])[]> =>
  page.evaluate('window.hadaya?.mounts ?? []');
const hasRun = (page: Page) => page.evaluate('window.hadaya?.mounts !== undefined');

test('mounts each element in its own task, in document order', async ({ page, servePage }) => {
  const names = ['one', 'two', 'three', 'four'];
  const body = names.map((name) => `<p class="noting" data-name="${name}"></p>`).join('');
  await page.goto(serveTestIslands(servePage, { body, code: NOTING_ISLAND }));
  await expect.poll(() => mounts(page)).toHaveLength(names.length);
  const noted = await mounts(page);
  expect(noted.map(([name]) => name)).toEqual(names);
  expect(new Set(noted.map(([, task]) => task)).size).toBe(names.length);
});

test('mounts an inserted element before the inserting script’s next task', async ({ page, servePage }) => {
  await page.goto(serveTestIslands(servePage, { body: '', code: NOTING_ISLAND }));
  await expect.poll(() => hasRun(page)).toBe(true);
  const state = await page.evaluate(async () => {
    window.__hadayaGuest?.asHost(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p class="noting" data-name="late"></p>');
    });
    await Promise.resolve();
    return document.querySelector('.noting')?.getAttribute('data-hadaya-state');
  });
  expect(state).toBe('mounted');
});

const EARLY = '<p class="noting" data-name="early"></p>';
/** End of a page: a script that blocks the parser, followed by settings. */
const END = '<script src="/slow.js"></script><script>window.noting_options = { size: 7 };</script>';

/** Opens a page whose parser is blocked after the island's element; the returned function unblocks the parser. */
async function openHeldUp(page: Page, address: string, servePage: (path: string, page: { html: string }) => string) {
  servePage('/slow.js', { html: ';' });
  const release = await holdBack(page, '**/slow.js');
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => hasRun(page)).toBe(true);
  return release;
}

test('an early script waits for the settings at the end of the page', async ({ page, servePage }) => {
  const address = serveTestIslands(servePage, { body: EARLY + END, code: NOTING_ISLAND, isEarly: true });
  const release = await openHeldUp(page, address, servePage);
  await page.waitForTimeout(300);
  expect(await mounts(page)).toEqual([]);
  release();
  await expect.poll(async () => (await mounts(page)).map(([name, , size]) => [name, size])).toEqual([['early', 7]]);
});

test('an early script stops waiting when the server declares that the island’s settings are printed', async ({
  page,
  servePage,
}) => {
  const body = `${EARLY}<script>window.noting_options = { size: 5 }; Object.assign(window.hadaya ??= { q: [] }, { printed: ['noting'] });</script>${END}`;
  const address = serveTestIslands(servePage, { body, code: NOTING_ISLAND, isEarly: true });
  const release = await openHeldUp(page, address, servePage);
  await expect.poll(async () => (await mounts(page)).map(([name, , size]) => [name, size])).toEqual([['early', 5]]);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  release();
  await page.waitForLoadState('load');
});

for (const { title, head, count } of [
  { title: 'preloads', head: `<link rel="modulepreload" href="/dist/${builtFile('swatches')}">`, count: 1 },
  { title: 'does not preload', head: '', count: undefined },
])
  test(`an island that the server ${title} ${count ? 'runs' : 'does not run'} before its markup is parsed, and runs only once`, async ({
    page,
    servePage,
  }) => {
    countRuns(servePage);
    servePage('/slow.js', { html: ';' });
    const release = await holdBack(page, '**/slow.js');
    const script = `<script>window.hadaya = { q: [] };</script>${head}<script async src="${TAG}"></script>`;
    const address = servePage('/held/', documentOf(`<script src="/slow.js"></script>${FORM}`, script));
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.has(window, Symbol.for('hadaya.loader')));
    if (count) await expect.poll(() => page.evaluate(runs)).toBe(count);
    else await page.waitForTimeout(300);
    expect(await page.evaluate(runs)).toBe(count);
    expect(await page.locator('form').count()).toBe(0);
    release();
    await page.waitForLoadState('load');
    await expect.poll(() => page.evaluate(runs)).toBe(1);
  });
