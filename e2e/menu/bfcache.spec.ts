import { documentOf } from '../kit/servePage.ts';
import { bfcacheLaunch, expect, test } from '../kit/test.ts';
import { menuDocument, OPEN_FLYOUT } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

test.use({ launchOptions: bfcacheLaunch });

for (const layout of ['expandible', 'flyout'] as const) {
  test(`closes an open ${layout} menu when the back/forward cache restores the page`, async ({
    page,
    servePage,
    guest,
  }) => {
    if (layout === 'flyout') await guest.allow({ hostChanges: OPEN_FLYOUT });
    const head =
      "<script>addEventListener('pageshow', ({ persisted }) => { window.hadaya = { ...window.hadaya, persisted }; });</script>";
    servePage('/last/', documentOf('<p>Last</p>'));
    await page.goto(servePage('/m/', menuDocument({ layout }, { head })));
    await waitForMenu(page);
    const { toggle, button, link, submenu } = partsOf(page);
    await toggle.click();
    await button('Gifts').click();
    await link('Last').click();
    await page.waitForURL('**/last/');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate('window.hadaya.persisted')).toBe(true);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
    await expect(page.locator('h1')).not.toHaveAttribute('inert', '');
  });
}
