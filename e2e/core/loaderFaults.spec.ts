import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { builtFile } from '../kit/builtFile.ts';
import type { Guest } from '../kit/oracle/guest.ts';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { menuDocument } from '../menu/menuDocument.ts';
import { waitForMenu } from '../menu/menuPage.ts';
import { waitForSwatches } from '../swatches/kit/swatches.ts';
import { serveSwatches } from '../swatches/kit/swatchPage.ts';
import { countRuns, FORM, runs, TAG } from './loaderPage.ts';

/** Fails the first request for each matching file, as a bad connection does. */
async function loseOnce(page: Page, guest: Guest, isFailing: (path: string) => boolean): Promise<void> {
  const failed = new Set<string>();
  await page.route('**/dist/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (failed.has(pathname) || !isFailing(pathname)) return route.fallback();
    failed.add(pathname);
    guest.noteBroken(route.request().url());
    return route.abort('failed');
  });
}

const MENU_PAGE = menuDocument({}, { head: `<script src="${TAG}" defer></script>` })
  .replace(/<script src="[^"]*menu\.min\.js"[^>]*><\/script>/g, '')
  .replace(/<link rel="stylesheet" href="\/dist\/[^>]*>/, '');

for (const [what, isFailing] of [
  ['an island', (path: string) => path.endsWith(builtFile('menu'))],
  ['the core', (path: string) => path.includes('/core-')],
  ['a style sheet', (path: string) => path.endsWith('/menu.min.css')],
] as const) {
  test(`loads ${what} on retry after one failure`, async ({ page, guest, servePage }) => {
    await guest.allow({ console: [/Failed to load resource/] });
    await loseOnce(page, guest, isFailing);
    await page.goto(servePage('/shop/', MENU_PAGE));
    await waitForMenu(page);
    // Only our style sheet sets this position.
    await expect(page.locator('.hadaya-menu-button').first()).toHaveCSS('position', 'absolute');
    expect(guest.consoleLines().filter((line) => line.startsWith('[hadaya]'))).toEqual([]);
  });
}

test('loads an island on retry after its shared file has failed once', async ({ page, guest, servePage }) => {
  await guest.allow({ console: [/Failed to load resource/] });
  await loseOnce(page, guest, (path) => path.includes('/variations-'));
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  await waitForSwatches(page);
  expect(guest.consoleLines().filter((line) => line.startsWith('[hadaya]'))).toEqual([]);
});

test('keeps the selects usable when a shared file never loads, and reports the failure once per island', async ({
  page,
  guest,
  servePage,
  faults,
}) => {
  await guest.allow({ console: [/^\[hadaya\] "swatches" could not be loaded/, /Failed to load/], sentinel: 'absent' });
  await faults.block('**/dist/variations-*');
  await page.clock.install();
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  // Advances the clock, because a failed file is retried after a second.
  const ours = async () => {
    await page.clock.runFor(250);
    return guest.consoleLines().filter((line) => line.startsWith('[hadaya]'));
  };
  await expect.poll(ours).toHaveLength(1);
  await page.getByRole('combobox').first().selectOption({ index: 1 });
});

test('runs an island whose style sheet never loads, and reports the failure only once', async ({
  page,
  guest,
  servePage,
  faults,
}) => {
  await guest.allow({
    console: [/^\[hadaya\] the style sheet .*swatches\.min\.css could not be loaded/, /Failed to load/],
  });
  countRuns(servePage);
  await faults.block('**/dist/swatches.min.css*');
  await page.goto(servePage('/shop/', documentOf(FORM, `<script src="${TAG}" defer></script>`)));
  await expect.poll(() => page.evaluate(runs)).toBe(1);
  const ours = () => guest.consoleLines().filter((line) => line.startsWith('[hadaya]'));
  await expect.poll(ours).toHaveLength(1);
});

test('the menu mounts when window.hadaya is a frozen object, null or a string', async ({ page, servePage }) => {
  // Tests one value of each kind. Sealed objects behave like frozen objects, and numbers like strings; the test for
  // `readPageValue` covers them.
  for (const [what, code] of [
    ['a frozen object', `Object.freeze({ q: [['init', { swatches: {} }]] })`],
    ['null', 'null'],
    ['a string', `'Hadaya gifts'`],
  ] as const)
    await test.step(what, async () => {
      const html = MENU_PAGE.replace('<head>', `<head><script>window.hadaya = ${code};</script>`);
      await page.goto(servePage('/shop/', html));
      await waitForMenu(page);
    });
});

test('the document element’s attribute follows the look setting, even if the setting changes later', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ hostChanges: [{ selector: 'html', attributes: ['data-hadaya-look'] }] });
  const look = (settings: string) =>
    servePage(
      '/shop/',
      documentOf(
        FORM,
        `<script>window.hadaya = { q: [], settings: ${settings} };</script><script src="${TAG}" defer></script>`,
      ),
    );
  const root = page.locator('html');
  countRuns(servePage);
  await page.goto(look('{ look: "hadaya" }'));
  await expect(root).toHaveAttribute('data-hadaya-look', 'hadaya');
  await page.goto(look('{ look: "plain" }'));
  await expect.poll(() => page.evaluate(runs)).toBe(1);
  await expect(root).not.toHaveAttribute('data-hadaya-look');
  const sheet = page.locator('link[href$="/look.min.css"]');
  await expect(sheet).toHaveCount(0);
  await page.evaluate("window.hadaya.settings = { look: 'hadaya' }");
  await expect(root).toHaveAttribute('data-hadaya-look', 'hadaya');
  await expect(sheet).toHaveCount(1);
});
