import { localized } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { FOCUSED_TARGETS, menuDocument, STICKY } from './menuDocument.ts';
import { openWithClock, partsOf, waitForMenu } from './menuPage.ts';

const entriesOf = (...links: readonly (readonly [string, string])[]) =>
  links.map(([text, href]) => ({ text: localized(text, text), href }));

// Resumes the clock, because the guest oracle's check needs a running clock.
test.afterEach(({ page }) => page.clock.resume());

test('an in-page link scrolls for 800 ms, then closes the menu and focuses the target below the sticky header', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['address', 'history', 'scroll'], hostChanges: FOCUSED_TARGETS });
  const before = '<header>Header</header>';
  await openWithClock(page, servePage('/m/', menuDocument({ layout: 'expandible' }, { head: STICKY, before })));
  const { toggle, link } = partsOf(page);
  await toggle.click();
  await link('About').click();
  await page.clock.runFor(400);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const halfway = await page.evaluate(() => window.scrollY);
  expect(halfway).toBeGreaterThan(0);
  await page.clock.runFor(380);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(halfway);
  await page.clock.runFor(40);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const target = page.locator('#about');
  expect(Math.round(await target.evaluate((node) => node.getBoundingClientRect().top))).toBe(60);
  await expect(target).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#about');
});

test('jumps to the target immediately under reduced motion', async ({ page, servePage, guest }) => {
  await guest.allow({ pageState: ['address', 'history', 'scroll'], hostChanges: FOCUSED_TARGETS });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(servePage('/m/', menuDocument({ layout: 'expandible' })));
  await waitForMenu(page);
  await partsOf(page).toggle.click();
  await partsOf(page).link('About').click();
  await expect
    .poll(() => page.locator('#about').evaluate((node) => Math.abs(node.getBoundingClientRect().top)))
    .toBeLessThan(1);
  await expect(page.locator('#about')).toBeFocused();
});

test('malformed hashes never throw, and only links to targets on this page scroll', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['address', 'history', 'scroll'], hostChanges: FOCUSED_TARGETS });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const entries = entriesOf(
    ['Lone', '#'],
    ['Slash', '#a/b'],
    ['Bang', '#!/x'],
    ['Dot', '#a.b'],
    ['Arabic', '#%D8%B9%D9%86'],
    ['Missing', '#missing'],
    ['Same', '/m/#about'],
  );
  const after =
    '<p id="a/b" style="margin-top:1500px">slash</p><p id="a.b">dot</p><p id="عن" style="margin-bottom:900px">arabic</p>';
  const menu = menuDocument({ layout: 'vertical', breakpoint: 'none' }, { entries, after });
  await page.goto(servePage('/m/', menu));
  await expect(page.locator('[data-widget_type]')).toHaveAttribute('data-hadaya-state', 'mounted');
  await page.waitForFunction(() => document.querySelector('nav')?.id.startsWith('hadaya-menu'));
  const topOf = (id: string) =>
    page.evaluate((name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? 99), id);
  const scrollTo = async (name: string) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await partsOf(page).link(name).click();
  };
  await scrollTo('Lone');
  await scrollTo('Bang');
  await scrollTo('Missing');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const [name, id] of [
    ['Slash', 'a/b'],
    ['Dot', 'a.b'],
    ['Arabic', 'عن'],
    ['Same', 'about'],
  ] as const) {
    await scrollTo(name);
    await expect.poll(() => topOf(id)).toBeLessThan(1);
  }
});

test('no in-page item is initially current, and a clicked item becomes current', async ({ page, servePage, guest }) => {
  await guest.allow({ pageState: ['address', 'history', 'scroll'], hostChanges: FOCUSED_TARGETS });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const entries = entriesOf(['X', '#about'], ['Y', '#y']);
  // The section is below the initial viewport, because the menu would mark a visible section when its scroll-tracking
  // code loads.
  const after = '<p id="y" style="margin-top:1500px">y</p>';
  const html = menuDocument({ layout: 'vertical', breakpoint: 'none' }, { entries, after });
  await page.goto(servePage('/m/', html.replaceAll('class="menu-item ', 'class="menu-item current-menu-item ')));
  await expect(page.locator('.current-menu-item')).toHaveCount(0);
  await partsOf(page).link('Y').click();
  await expect(page.locator('.current-menu-item')).toHaveText('Y');
});

test('the visitor’s mouse wheel stops the animated scroll to a section', async ({ page, servePage, guest }) => {
  await guest.allow({ pageState: ['address', 'history', 'scroll'], hostChanges: FOCUSED_TARGETS });
  await openWithClock(page, servePage('/m/', menuDocument({ layout: 'expandible' })));
  await partsOf(page).toggle.click();
  await partsOf(page).link('About').click();
  await page.clock.runFor(400);
  const reached = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -10);
  await expect(partsOf(page).toggle).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1000);
  const after = await page.evaluate(() => window.scrollY);
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(reached);
  expect(await page.evaluate(() => document.documentElement.style.scrollBehavior)).toBe('');
});

test('a link to a section of another page scrolls that section below the page’s sticky header', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ pageState: ['address', 'history', 'scroll'], hostChanges: FOCUSED_TARGETS });
  const entries = entriesOf(['Over there', '/there/#about']);
  const head = STICKY;
  const before = '<header>Header</header>';
  const menu = { layout: 'vertical', breakpoint: 'none' } as const;
  servePage('/there/', menuDocument(menu, { entries, head, before }));
  await page.goto(servePage('/m/', menuDocument(menu, { entries, head, before })));
  await expect(page.locator('[data-widget_type]')).toHaveAttribute('data-hadaya-state', 'mounted');
  await partsOf(page).link('Over there').click();
  await page.waitForURL('**/there/#about');
  const top = () => page.locator('#about').evaluate((node) => Math.round(node.getBoundingClientRect().top));
  await expect.poll(top).toBe(60);
});
