import { expect, test } from '../kit/test.ts';
import { menuDocument, partsOf, waitForMenu } from './menuPage.ts';

test.use({ viewport: { width: 1400, height: 800 } });

test('row 13: a pointer that only passes never opens a submenu', async ({ page, servePage }) => {
  await page.clock.install();
  await page.goto(servePage('/m/', menuDocument({})));
  await page.clock.runFor(3000);
  await waitForMenu(page);
  const { link, submenu } = partsOf(page);
  await link('Gifts').hover();
  await page.clock.runFor(100);
  await page.mouse.move(700, 600);
  await page.clock.runFor(2000);
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
});

test('row 14: a resting pointer opens it, and the way into it is safe', async ({ page, servePage }) => {
  await page.clock.install();
  await page.goto(servePage('/m/', menuDocument({})));
  await page.clock.runFor(3000);
  await waitForMenu(page);
  const { link, submenu } = partsOf(page);
  await link('Gifts').hover();
  await page.clock.runFor(200);
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
  const box = await submenu('Gifts').boundingBox();
  if (!box) throw new Error('The submenu has no box');
  await page.mouse.move(box.x + box.width - 10, box.y + 10, { steps: 12 });
  await page.clock.runFor(400);
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
  await page.mouse.move(900, 700);
  await page.clock.runFor(300);
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
});

test('row 15: Escape closes it under the resting pointer, and it stays closed until the pointer comes again', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  await page.goto(servePage('/m/', menuDocument({})));
  await page.clock.runFor(3000);
  await waitForMenu(page);
  const { link, submenu } = partsOf(page);
  await link('Gifts').hover();
  await page.clock.runFor(200);
  await link('Gifts').focus();
  await page.keyboard.press('Escape');
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
  await page.mouse.move(40, 24);
  await page.clock.runFor(1000);
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
  await page.mouse.move(900, 700);
  await link('Gifts').hover();
  await page.clock.runFor(200);
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`row 16, 40: a nested submenu that would leave the viewport opens to the other side (${dir})`, async ({
    page,
    servePage,
  }) => {
    const head = '<style>main{display:flex;justify-content:flex-end}</style>';
    await page.goto(servePage('/m/', menuDocument({}, { head, dir })));
    await waitForMenu(page);
    const { button, submenu } = partsOf(page);
    await button('Gifts').click();
    await button('Desk').click();
    const nested = await submenu('Desk').boundingBox();
    if (!nested) throw new Error('The submenu has no box');
    expect(nested.x).toBeGreaterThanOrEqual(0);
    expect(nested.x + nested.width).toBeLessThanOrEqual(1400);
  });
}

test('row 36: after widening a parent link navigates', async ({ page, servePage }) => {
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
