import type { Page } from '@playwright/test';
import { allow, backOn, expectReplacedScripts, LOADER, ORIGINALS, PRODUCT, sheetsOf } from './kit/originals.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test.beforeEach(async ({ guest }) => guest.allow(allow));
test.afterEach(({ guest }) => guest.ignoreFindings());
test.beforeAll(({ site }) => site.setOption('hadaya_test_contact_plugin', '1'));
test.afterAll(({ site }) => site.setOption('hadaya_test_contact_plugin', null));

/** Combines our sheets on the page into one file between other rules, as an optimiser does. */
async function joinSheets(page: Page): Promise<void> {
  let joined = '';
  await page.route('**/joined.css', (route) => route.fulfill({ contentType: 'text/css', body: joined }));
  await page.route(`**${PRODUCT.replace('?', '\\?')}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const links = html.match(/<link[^>]*\/hadaya\/dist\/[^>]*\/?(gallery|swatches)\.min\.css[^>]*>/g) ?? [];
    expect(links).toHaveLength(2);
    const files = links.map((link) => new URL(/href=(["'])(.*?)\1/.exec(link)?.[2] ?? '', route.request().url()).href);
    const texts = await Promise.all(files.map(async (file) => (await page.request.get(file)).text()));
    joined = ['html{--before:1}', ...texts, 'html{--behind:1}'].join('');
    const body = links.reduce((all, link) => all.replace(link, ''), html);
    await route.fulfill({
      response,
      body: body.replace('</head>', '<link rel="stylesheet" href="/joined.css"></head>'),
    });
  });
}

/**
 * Returns the active custom properties of our style sheets, whichever file contains them, and of the surrounding rules.
 */
const inForce = (page: Page) =>
  page.evaluate(() => {
    const probe = document.head.appendChild(document.createElement('p'));
    probe.className = 'hadaya-sheet';
    const names = ['--hadaya-sheet-gallery', '--hadaya-sheet-swatches', '--before', '--behind'];
    const found = names.filter((name) => getComputedStyle(probe).getPropertyValue(name) !== '');
    probe.remove();
    return found;
  });

test('disables our style sheets in an optimiser’s joined file only if the replaced plugins are restored', async ({
  page,
}) => {
  await joinSheets(page);
  await page.goto(PRODUCT);
  await expect(page.locator('[data-hadaya="gallery"]')).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(await inForce(page)).toHaveLength(4);
  await page.route(LOADER, (route) => route.abort());
  await page.reload();
  await expectReplacedScripts(page);
  await expect.poll(() => inForce(page)).toEqual(['--before', '--behind']);

  await page.route(ORIGINALS, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(PRODUCT);
  await expect(page.locator('html')).toHaveAttribute('data-hadaya-failed', /gallery.*swatches/, { timeout: 20_000 });
  await expect.poll(() => inForce(page)).toHaveLength(4);

  // Separate style sheets, as the server prints them, also stay enabled if the replaced scripts fail to load.
  await page.unroute(`**${PRODUCT.replace('?', '\\?')}`);
  await page.goto(PRODUCT);
  await expect(page.locator('html')).toHaveAttribute('data-hadaya-failed', /gallery/, { timeout: 20_000 });
  expect(await backOn(page)).not.toContain('gallery');
  expect((await sheetsOf(page)).some((sheet) => sheet.startsWith('gallery'))).toBe(true);
});
