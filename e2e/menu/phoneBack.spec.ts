/** Tests a flyout on a phone, with its animation: in-page links, links to other pages, and the Back button. */
import { expect, test } from '../kit/test.ts';
import { FOCUSED_TARGETS, menuDocument, OPEN_FLYOUT, STICKY } from './menuDocument.ts';
import { partsOf, waitForMenu } from './menuPage.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test('an in-page link in a flyout closes the flyout and scrolls, and one Back returns to the URL before the link', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['address', 'history', 'scroll'], hostChanges: FOCUSED_TARGETS });
  const historyIndex = () => page.evaluate('navigation.currentEntry.index');
  await page.goto(
    servePage('/m/', menuDocument({ layout: 'flyout' }, { head: STICKY, before: '<header>Header</header>' })),
  );
  await waitForMenu(page);
  const start = Number(await historyIndex());
  const { toggle, link } = partsOf(page);
  const arrive = async () => {
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await link('About').tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('#about')).toBeFocused();
    await expect.poll(historyIndex).toBe(start + 1);
    const top = () => page.locator('#about').evaluate((node) => Math.round(node.getBoundingClientRect().top));
    await expect.poll(top).toBe(60);
    // The history changes shortly after the scroll. The change must not scroll the page to the top.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    expect(await top()).toBe(60);
    expect(new URL(page.url()).hash).toBe('#about');
  };
  await arrive();
  // The URL already names the section, so no history entry is added.
  await page.evaluate(() => window.scrollTo(0, 0));
  await arrive();
  await page.goBack();
  await expect.poll(historyIndex).toBe(start);
  expect(new URL(page.url()).hash).toBe('');
});

test('without the back/forward cache, one Back from a page opened in a flyout returns to the menu’s page', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['history'], hostChanges: OPEN_FLYOUT });
  servePage('/last/', '<!doctype html><title>Last</title><p>Last</p>');
  await page.goto(servePage('/m/', menuDocument({ layout: 'flyout' })));
  await waitForMenu(page);
  const start = Number(await page.evaluate('navigation.currentEntry.index'));
  await partsOf(page).toggle.tap();
  await partsOf(page).link('Last').tap();
  await page.waitForURL('**/last/');
  await page.goBack();
  await waitForMenu(page);
  await expect.poll(() => page.evaluate('navigation.currentEntry.index')).toBe(start);
  expect(new URL(page.url()).pathname).toBe('/m/');
});

test('when Back has closed the flyout, Forward returns to the page’s own history entry', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['history'] });
  await page.goto(servePage('/m/', menuDocument({ layout: 'flyout' })));
  await waitForMenu(page);
  const historyIndex = () => page.evaluate('navigation.currentEntry.index');
  const start = Number(await historyIndex());
  const { toggle } = partsOf(page);
  await toggle.tap();
  await expect.poll(historyIndex).toBe(start + 1);
  await page.goBack();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.goForward();
  await expect.poll(historyIndex).toBe(start);
});
