/** Hovering opens submenus only if the primary pointer is fine and can hover; touch never counts as hovering. */
import { expect, test } from '../kit/test.ts';
import { menuDocument } from './menuDocument.ts';
import { openWithClock, partsOf } from './menuPage.ts';

test.use({ viewport: { width: 1400, height: 800 } });
// Resumes the clock, because the guest oracle's check needs a running clock.
test.afterEach(({ page }) => page.clock.resume());

test('a hovering pen opens a submenu like a mouse', async ({ page, servePage }) => {
  await openWithClock(page, servePage('/m/', menuDocument({})));
  const session = await page.context().newCDPSession(page);
  const pen = (x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, pointerType: 'pen' });
  await pen(40, 24);
  await page.clock.runFor(200);
  await expect(partsOf(page).submenu('Gifts')).toHaveClass(/sub-menu-open/);
  await pen(900, 700);
  await page.clock.runFor(300);
  await expect(partsOf(page).submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
});

test('on a hybrid device, a mouse opens submenus by hover, but a touch does not', async ({ page, servePage }) => {
  await openWithClock(page, servePage('/m/', menuDocument({})));
  const { link, submenu } = partsOf(page);
  const point = async (pointerType: 'touch' | 'mouse') => {
    await link('Gifts').dispatchEvent('pointermove', { pointerType, bubbles: true });
    await page.clock.runFor(400);
  };
  await point('touch');
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
  await point('mouse');
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
});

test.describe('a device whose primary pointer is touch', () => {
  test.use({ hasTouch: true });

  test('the button opens a submenu, but a secondary mouse does not open one on hover', async ({ page, servePage }) => {
    await openWithClock(page, servePage('/m/', menuDocument({})));
    expect(await page.evaluate(() => matchMedia('(hover: hover) and (pointer: fine)').matches)).toBe(false);
    const { link, button, submenu } = partsOf(page);
    await link('Gifts').hover();
    await page.clock.runFor(400);
    await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
    await button('Gifts').tap();
    await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
  });
});

for (const isMobile of [true, false]) {
  test.describe(`above the breakpoint, ${isMobile ? 'on a tablet' : 'on a touch screen beside a mouse'}`, () => {
    test.use({ hasTouch: true, isMobile, viewport: { width: 1366, height: 1024 } });

    test('the first tap on a parent opens its submenu, and the second follows its link', async ({
      page,
      servePage,
    }) => {
      await page.route('**/gifts/', (route) => route.fulfill({ status: 204 }));
      await openWithClock(page, servePage('/m/', menuDocument({})));
      const { link, submenu } = partsOf(page);
      const onTheText = { position: { x: 20, y: 20 } };
      await link('Gifts').tap(onTheText);
      await expect(submenu('Gifts')).toHaveCSS('visibility', 'visible');
      await page.clock.runFor(600);
      const followed = page.waitForRequest('**/gifts/');
      await link('Gifts').tap(onTheText);
      await followed;
      await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
    });
  });
}
