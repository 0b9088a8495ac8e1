import { SENTINEL_TAG } from '../kit/addSentinel.ts';
import { builtFile } from '../kit/builtFile.ts';
import { lateFile } from '../kit/lateFile.ts';
import { servePieces } from '../kit/servePieces.ts';
import { expect, test } from '../kit/test.ts';
import { menuDocument } from './menuDocument.ts';
import { partsOf } from './menuPage.ts';

const STATE = 'data-hadaya-state';
const BUTTON = '.hadaya-menu-button';

test.use({ viewport: { width: 700, height: 900 } });

test('the toggle works before the menu’s items are prepared, and the menu stays open afterwards', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ globals: ['release'] });
  await page.addInitScript(() => {
    const { scheduler } = Object(window);
    const end = scheduler.yield.bind(scheduler);
    const held: (() => void)[] = [];
    let isHolding = true;
    scheduler.yield = () =>
      isHolding && document.querySelector('.hfe-nav-menu__toggle[aria-expanded]')
        ? new Promise<void>((resolve) => held.push(resolve))
        : end();
    Reflect.set(window, 'release', () => {
      isHolding = false;
      for (const task of held) task();
    });
  });
  await page.goto(servePage('/m/', menuDocument({})));
  const menu = page.locator('[data-widget_type^="navigation-menu"]');
  const { toggle, link } = partsOf(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toHaveAttribute(STATE, 'loading');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(link('Gifts')).toBeVisible();
  await expect(page.locator('.parent-has-child')).toHaveCount(0);
  await page.evaluate(() => Object(window).release());
  await expect(menu).toHaveAttribute(STATE, 'mounted');
  await expect(page.locator('.parent-has-child').first()).toBeAttached();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

for (const layout of ['horizontal', 'flyout'] as const) {
  test(`paints the response to the first tap on a ${layout} menu before the lazy parts start`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({
      globals: ['firstFrame'],
      hostChanges: [{ selector: 'html, body *', attributes: ['style', 'inert'] }],
    });
    // The paragraph above the menu keeps the test's mouse, which starts in the upper corner, off the menu.
    await page.goto(servePage('/m/', menuDocument({ layout }, { before: '<p style="height: 120px">Shop</p>' })));
    await expect(page.locator('[data-widget_type^="navigation-menu"]')).toHaveAttribute(STATE, 'mounted');
    const files = ['menu/startSubmenus', 'menu/startBar', 'menu/startFlyout'].map((name) => `/dist/${builtFile(name)}`);
    await page.evaluate((each) => Promise.all(each.map((file) => import(file))), files);
    await page.evaluate(() => {
      const menu = document.querySelector('[data-widget_type^="navigation-menu"]');
      const toggle = menu?.querySelector<HTMLElement>('.hfe-nav-menu__toggle');
      const read = () => [toggle?.getAttribute('aria-expanded'), menu?.querySelectorAll('.hadaya-menu-button').length];
      const press = () => {
        toggle?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
        toggle?.click();
      };
      const firstFrame = new Promise((resolve) =>
        document.addEventListener('click', () => requestAnimationFrame(() => resolve(read())), { capture: true }),
      );
      Reflect.set(window, 'firstFrame', firstFrame);
      press();
    });
    expect(await page.evaluate(() => Object(window).firstFrame)).toEqual(['true', 0]);
    await expect(page.locator(BUTTON).first()).toBeAttached();
  });
}

test('starts when the menu’s list has been parsed, and marks a section that is parsed later', async ({
  page,
  server,
}) => {
  // A menu reads no settings. Our WordPress plugin therefore declares from the start that the menu's settings have been
  // printed.
  const printed = '<script>window.hadaya={q:[],printed:["menu"]}</script>';
  const whole = menuDocument({}, { head: `${printed}<script async src="/dist/hadaya.min.js"></script>` });
  const html = whole.replace('<script src="/dist/hadaya.min.js" defer></script>', SENTINEL_TAG);
  const inList = html.indexOf('<li', html.indexOf('>Table<'));
  const atSection = html.indexOf('<h2 id="about">');
  const pieces = [html.slice(0, inList), html.slice(inList, atSection), html.slice(atSection)];
  const slow = servePieces(server, '/m/', pieces);
  const ran = lateFile(page, /\/menu-[\w-]{8}\.min\.js/);
  await page.goto(slow.address, { waitUntil: 'commit' });
  await ran();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator(`[${STATE}]`)).toHaveCount(0);
  slow.send();
  const menu = page.locator('[data-widget_type^="navigation-menu"]');
  await expect(menu).toHaveAttribute(STATE, 'mounted');
  await expect(page.locator('.parent-has-child')).toHaveCount(await page.locator('li:has(> ul)').count());
  const { toggle, link } = partsOf(page);
  await toggle.click();
  await expect(link('Last')).toBeVisible();
  await toggle.click();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  slow.send();
  await page.waitForLoadState('load');
  await expect(page.locator(BUTTON).first()).toBeAttached();
  await page.evaluate(() => document.querySelector('#about')?.scrollIntoView());
  await expect(page.locator('li', { has: page.locator('> a[href="#about"]') })).toHaveClass(/current-menu-item/);
});
