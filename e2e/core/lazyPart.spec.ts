import type { Page } from '@playwright/test';
import { builtFile } from '../kit/builtFile.ts';
import { expect, test } from '../kit/test.ts';
import { serveTestIslands } from './testIsland.ts';

const PART_PATH = '/dist/test-part.min.js';
const isPart = (address: string) => address.includes(PART_PATH);

/** A button that shows the text of its lazy part. The lazy part imports the same core as the island. */
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

/** Advances the clock by 250 ms, because a retry follows after a second, and returns the button's text. */
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

test('retries a failed lazy part after one second, and importers of the part share the loaded file', async ({
  page,
  guest,
}) => {
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
  // Imports the part as another of our files would.
  await page.evaluate((path) => import(path), PART_PATH);
  expect(asked()).toEqual(['', '']);
});

test('a blocked lazy part rejects with load_failed, and the next call succeeds', async ({ page, guest, faults }) => {
  await faults.block(`**${PART_PATH}*`);
  await page.locator('.opener').click();
  await expect.poll(says(page)).toBe('HadayaError load_failed');
  await page.unroute(`**${PART_PATH}*`);
  await page.locator('.opener').click();
  await expect(page.locator('.opener')).toHaveText('open');
  const asked = guest.requests.filter(isPart).map((address) => new URL(address).search);
  expect(asked).toEqual(['', '', '?again=1', '']);
});
