/** A lazy part whose file fails: one retry, then the island gets the error. */
import type { Page } from '@playwright/test';
import { builtFile } from '../kit/builtFile.ts';
import { expect, test } from '../kit/test.ts';
import { serveTestIslands } from './testIsland.ts';

const PART_PATH = '/dist/test-part.min.js';
const isPart = (address: string) => address.includes(PART_PATH);

/** A button that shows its lazy part's text; the part shares the island's core. */
const BUTTON_ISLAND = `
  const loadPart = core.lazyPart(() => import('./test-part.min.js'));
  define('opener', ({ element, signal }) => {
    core.listen(element, 'click', async () => {
      element.textContent = await loadPart(signal).then(
        (part) => (part.emit === core.emit ? 'open' : 'open on a second core'),
        ({ name, code }) => name + ' ' + code,
      );
    }, { signal });
  });`;

/** The button's text after another second, the delay of a retry. */
const says = (page: Page) => async () => {
  await page.clock.runFor(250);
  return page.locator('.opener').textContent();
};

test.beforeEach(async ({ servePage, guest, page }) => {
  await page.clock.install();
  await guest.allow({ console: [/Failed to load resource/] });
  const html = `export { emit } from './${builtFile('core')}';`;
  servePage(PART_PATH, { html, headers: { 'content-type': 'text/javascript' } });
  await page.goto(serveTestIslands(servePage, { body: '<button class="opener">Open</button>', code: BUTTON_ISLAND }));
  await expect(page.locator('.opener')).toHaveAttribute('data-hadaya-state', 'mounted');
});

test('a lazy part that fails once is retried after a second and shared with its importers', async ({ page, guest }) => {
  await page.route(
    (address) => isPart(address.href),
    (route) => {
      guest.noteBroken(route.request().url());
      return route.abort('failed');
    },
    { times: 1 },
  );
  await page.locator('.opener').click();
  await expect.poll(says(page)).toBe('open');
  const asked = () => guest.requests.filter(isPart).map((address) => new URL(address).search);
  expect(asked()).toEqual(['', '']);
  // Acts like another of our files that needs the part too.
  await page.evaluate((path) => import(path), PART_PATH);
  expect(asked()).toEqual(['', '']);
});

test('a blocked lazy part rejects with load_failed, and the next call works', async ({ page, guest, faults }) => {
  await faults.block(`**${PART_PATH}*`);
  await page.locator('.opener').click();
  await expect.poll(says(page)).toBe('HadayaError load_failed');
  await page.unroute(`**${PART_PATH}*`);
  await page.locator('.opener').click();
  await expect(page.locator('.opener')).toHaveText('open');
  const asked = guest.requests.filter(isPart).map((address) => new URL(address).search);
  expect(asked).toEqual(['', '', '?again=1', '']);
});
