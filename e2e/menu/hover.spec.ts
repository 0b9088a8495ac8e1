import { expect, test } from '../kit/test.ts';
import { menuDocument } from './menuDocument.ts';
import { openWithClock, partsOf, waitForMenu } from './menuPage.ts';

test.use({ viewport: { width: 1400, height: 800 } });
// Resumes the clock, because the guest oracle's check needs a running clock.
test.afterEach(({ page }) => page.clock.resume());

type Locator = ReturnType<ReturnType<typeof partsOf>['link']>;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('no box');
  return box;
}

test('a pointer that only passes over a parent item opens no submenu', async ({ page, servePage }) => {
  await openWithClock(page, servePage('/m/', menuDocument({})));
  const { link, submenu } = partsOf(page);
  await link('Gifts').hover();
  await page.clock.runFor(100);
  await page.mouse.move(700, 600);
  await page.clock.runFor(2000);
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
});

test('a resting pointer opens a submenu, which stays open while the pointer crosses a neighbouring item to reach it', async ({
  page,
  servePage,
}) => {
  await openWithClock(page, servePage('/m/', menuDocument({})));
  const { link, submenu } = partsOf(page);
  await link('Gifts').hover();
  await page.clock.runFor(140);
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
  await page.clock.runFor(60);
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
  const panel = await boxOf(submenu('Gifts'));
  const neighbour = await boxOf(link('Empty'));
  await page.mouse.move(neighbour.x + 10, neighbour.y + neighbour.height - 6, { steps: 12 });
  await page.clock.runFor(200);
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
  await expect(submenu('Empty')).not.toHaveClass(/sub-menu-open/);
  await page.mouse.move(panel.x + panel.width - 10, panel.y + 10, { steps: 4 });
  await page.clock.runFor(1000);
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
  await page.mouse.move(900, 700);
  await page.clock.runFor(300);
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
});

test('a nested submenu closes when the pointer rests on a sibling item, but the parent submenu stays open', async ({
  page,
  servePage,
}) => {
  await openWithClock(page, servePage('/m/', menuDocument({})));
  const { link, submenu } = partsOf(page);
  await link('Gifts').hover();
  await page.clock.runFor(200);
  await link('Desk').hover();
  await page.clock.runFor(200);
  await expect(submenu('Desk')).toHaveClass(/sub-menu-open/);
  await link('Table').hover();
  await page.clock.runFor(200);
  await expect(submenu('Desk')).toHaveClass(/sub-menu-open/);
  await page.clock.runFor(100);
  await expect(submenu('Desk')).not.toHaveClass(/sub-menu-open/);
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
  await page.mouse.move(900, 700);
  await page.clock.runFor(300);
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
});

test('switches to the neighbour’s submenu when the pointer moves along the bar', async ({ page, servePage }) => {
  await openWithClock(page, servePage('/m/', menuDocument({})));
  const { link, submenu } = partsOf(page);
  await link('Gifts').hover();
  await page.clock.runFor(200);
  await link('Empty').hover();
  await page.clock.runFor(200);
  await expect(submenu('Empty')).toHaveClass(/sub-menu-open/);
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
});

test('Escape closes a hovered submenu wherever focus is, and the submenu stays closed until the pointer returns', async ({
  page,
  servePage,
}) => {
  await openWithClock(page, servePage('/m/', menuDocument({}, { after: '<button>next</button>' })));
  const { link, submenu } = partsOf(page);
  const next = page.getByRole('button', { name: 'next' });
  await link('Gifts').hover();
  await page.clock.runFor(200);
  for (const [position, focused] of [
    ['elsewhere', next],
    ['inside the menu', link('Gifts')],
  ] as const)
    await test.step(position, async () => {
      await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
      await focused.focus();
      await page.keyboard.press('Escape');
      await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
      if (focused === next) await expect(focused).toBeFocused();
      await page.mouse.move(40, 24);
      await page.clock.runFor(1000);
      await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
      await page.mouse.move(900, 700);
      await link('Gifts').hover();
      await page.clock.runFor(200);
      await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
    });
});

test('a click immediately after hover keeps the submenu open, and a later click closes it', async ({
  page,
  servePage,
}) => {
  await openWithClock(page, servePage('/m/', menuDocument({})));
  const { button } = partsOf(page);
  await button('Gifts').hover();
  await page.clock.runFor(300);
  await expect(button('Gifts')).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.down();
  await page.mouse.up();
  await expect(button('Gifts')).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(500);
  await page.mouse.down();
  await page.mouse.up();
  await expect(button('Gifts')).toHaveAttribute('aria-expanded', 'false');
});

for (const dir of ['ltr', 'rtl'] as const) {
  for (const isAtEdge of [true, false]) {
    const side = isAtEdge === (dir === 'ltr') ? 'left' : 'right';
    test(`a nested submenu ${isAtEdge ? 'at the edge ' : ''}opens to the ${side} (${dir})`, async ({
      page,
      servePage,
    }) => {
      // In the LTR cases, the page also has the replaced plugin's rules, which set a physical side outside any cascade
      // layer.
      const theirs = '.hfe-nav-menu .sub-menu{left:0}.hfe-nav-menu .sub-menu .sub-menu{left:100%}';
      // At the edge, moves the menu to the end of the line and hides all parent items but the first.
      const edge =
        '[data-widget_type]{inline-size:max-content;margin-inline-start:auto}li.parent:not(:first-child){display:none}';
      const head = `<style>${dir === 'ltr' ? theirs : ''}${isAtEdge ? edge : ''}</style>`;
      await page.goto(servePage('/m/', menuDocument({}, { head, dir })));
      await waitForMenu(page);
      const { button, submenu } = partsOf(page);
      await button('Gifts').click();
      await button('Desk').click();
      await expect(submenu('Desk')).toHaveClass(/sub-menu-open/);
      const boxes = async () => ({ parent: await boxOf(submenu('Gifts')), nested: await boxOf(submenu('Desk')) });
      const sideOf = ({ parent, nested }: Awaited<ReturnType<typeof boxes>>) =>
        nested.x < parent.x ? 'left' : 'right';
      await expect.poll(async () => sideOf(await boxes())).toBe(side);
      const { nested } = await boxes();
      expect(nested.x).toBeGreaterThanOrEqual(0);
      expect(nested.x + nested.width).toBeLessThanOrEqual(1400);
    });
  }
}

test('a parent link still navigates after the window is widened past the breakpoint', async ({ page, servePage }) => {
  servePage('/gifts/', '<!doctype html><title>Gifts</title>');
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(servePage('/m/', menuDocument({})));
  await waitForMenu(page);
  await page.setViewportSize({ width: 1400, height: 800 });
  await partsOf(page)
    .link('Gifts')
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/gifts\/$/);
});
