import { searchMarkup } from '@hadaya/demo/menus/searchMarkup';
import { isPrefetched } from '../kit/isPrefetched.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { FOCUSED_TARGETS, menuDocument } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

type Page = Parameters<typeof partsOf>[0];

const WARNINGS = [/Failed to load resource/, /^\[hadaya\].*(?:could not be loaded|a file is missing)/];

test.beforeEach(({ page }) => page.clock.install());

/** Waits until the file has been requested three times: at its URL, at another URL, and once more after a second. */
const waitForRetry = (page: Page, asked: readonly string[]) =>
  expect
    .poll(async () => {
      await page.clock.runFor(250);
      return asked.length;
    })
    .toBe(3);

const waitForStart = (page: Page) => expect(page.locator('[data-hadaya-state="mounted"]').first()).toBeAttached();

/** Blocks files until `find` is called; records the requested URLs. */
async function loseFiles(page: Page, pattern: RegExp) {
  const asked: string[] = [];
  let isFailing = true;
  await page.route(pattern, (route) => {
    if (!isPrefetched(route.request())) asked.push(route.request().url());
    return isFailing ? route.abort() : route.continue();
  });
  return { asked, find: () => (isFailing = false) };
}

for (const layout of ['expandible', 'flyout'] as const) {
  test(`when the submenu button’s file fails to load, a ${layout} menu’s submenus still open, and a later interaction retries the file`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: WARNINGS });
    const { asked, find } = await loseFiles(page, /\/dist\/menu-startSubmenus.*\.min\.js/);
    await page.goto(servePage('/m/', menuDocument({ layout })));
    await waitForStart(page);
    const { toggle, link, submenu } = partsOf(page);
    await toggle.click();
    await expect(link('Gifts')).toBeInViewport();
    await waitForRetry(page, asked);
    expect(new Set(asked).size).toBe(2);
    await link('Gifts').focus();
    await page.keyboard.press('Space');
    await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
    find();
    await link('Deals').focus();
    await waitForMenu(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
}

test('an in-page link jumps to its target when the scroll file fails to load', async ({ page, servePage, guest }) => {
  await guest.allow({
    console: WARNINGS,
    pageState: ['address', 'history', 'scroll'],
    hostChanges: FOCUSED_TARGETS,
  });
  await loseFiles(page, /\/dist\/menu-startSections.*\.min\.js/);
  await page.goto(servePage('/m/', menuDocument({ layout: 'expandible' })));
  await waitForStart(page);
  const { toggle, link } = partsOf(page);
  await toggle.click();
  await link('About').click();
  const isThere = async () => {
    await page.clock.runFor(250);
    return page.url();
  };
  await expect.poll(isThere).toMatch(/#about$/);
  await expect(page.locator('#about')).toBeInViewport();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the search still submits after the suggestions file fails to load, and the file is retried', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: WARNINGS });
  const { asked, find } = await loseFiles(page, /\/dist\/menu-startSuggestions.*\.min\.js/);
  servePage('/found/', documentOf('<h1>Found</h1>'));
  const field = searchMarkup({ id: 'abc', layout: 'text', action: '/found/', placeholder: 'Search' });
  const settings = '<script>window.hadaya={settings:{menu:{suggestions:true}},q:[]}</script>';
  const html = documentOf(
    `<main><h1>Page</h1>${field}</main>${settings}<script src="/dist/hadaya.min.js" defer></script>`,
    '<link rel="stylesheet" href="/dist/menu.min.css">',
  );
  await page.goto(servePage('/s/', html));
  await waitForStart(page);
  await page.getByRole('searchbox').hover();
  await waitForRetry(page, asked);
  find();
  await page.getByRole('searchbox').click();
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  // The field is a combobox once its suggestions have loaded.
  await page.getByRole('searchbox').or(page.getByRole('combobox')).fill('mug');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/found\/\?s=mug$/);
});
