import { expect, test } from '../kit/test.ts';
import { menuDocument, partsOf, waitForMenu, watchEvents } from './menuPage.ts';

test('a parent has two tab stops, and opening by keyboard closes every sibling', async ({ page, servePage }) => {
  await page.goto(servePage('/m/', menuDocument({})));
  await waitForMenu(page);
  const { link, button, submenu } = partsOf(page);
  await page.keyboard.press('Tab');
  await expect(link('Gifts')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Gifts')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link('Empty')).toBeFocused();

  await button('Gifts').focus();
  await page.keyboard.press('Enter');
  await expect(submenu('Gifts')).toHaveClass(/sub-menu-open/);
  await button('Deals').focus();
  await page.keyboard.press(' ');
  await expect(submenu('Deals')).toHaveClass(/sub-menu-open/);
  await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
});

for (const layout of ['expandible', 'horizontal', 'flyout'] as const) {
  test(`Escape closes the innermost open level of a ${layout} menu on a narrow screen first`, async ({
    page,
    servePage,
  }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await page.goto(servePage('/m/', menuDocument({ layout })));
    await waitForMenu(page);
    const { toggle, button, submenu, link } = partsOf(page);
    await toggle.click();
    await button('Gifts').click();
    await link('Table').focus();
    await page.keyboard.press('Escape');
    await expect(submenu('Gifts')).not.toHaveClass(/sub-menu-open/);
    await expect(button('Gifts')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });
}

test('arrow keys move through all visible items and stop at the end, and Tab past an end closes the list', async ({
  page,
  servePage,
}) => {
  await page.goto(servePage('/m/', menuDocument({ layout: 'expandible' }, { after: '<button>next</button>' })));
  await waitForMenu(page);
  const { toggle, link } = partsOf(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(link('Gifts')).toBeFocused();
  const keys = await watchEvents(page, 'keydown');
  for (const name of ['Empty', 'About', 'Deals', 'Last', 'Last']) {
    await page.keyboard.press('ArrowDown');
    await expect(link(name)).toBeFocused();
    // Prevented keys do not scroll.
    expect(await keys.isLastPrevented()).toBe(true);
  }
  await page.keyboard.press('Home');
  await expect(link('Gifts')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link('Gifts')).toBeFocused();
  expect(await keys.isLastPrevented()).toBe(true);

  await link('Last').focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'next' })).toBeFocused();
  await toggle.click();
  await link('Gifts').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

for (const [dir, forward, back] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`${forward} moves forward in a ${dir} bar, and Down enters a submenu`, async ({ page, servePage }) => {
    await page.goto(servePage('/m/', menuDocument({}, { dir })));
    await waitForMenu(page);
    const { link } = partsOf(page);
    await link('Gifts').focus();
    await page.keyboard.press(forward);
    await expect(link('Empty')).toBeFocused();
    await page.keyboard.press(back);
    await expect(link('Gifts')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Desk')).toBeFocused();
  });
}

test('focus leaving a collapsed menu’s list closes it', async ({ page, servePage }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(servePage('/m/', menuDocument({}, { after: '<button>next</button>' })));
  await waitForMenu(page);
  const { toggle, link } = partsOf(page);
  await toggle.click();
  await link('Gifts').focus();
  await page.getByRole('button', { name: 'next' }).focus();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
