import { expect, test } from '../kit/browser/test.ts';
import { menuDocument } from './menuDocument.ts';
import { openMenu } from './menuShop.ts';

const NARROW = { width: 700, height: 800 };
const NEXT = { after: '<button>next</button>' };

test('a parent item has two tab stops, and opening it by keyboard closes all its siblings', async ({ open }) => {
  const { shop, link, button, submenu } = await openMenu(open, menuDocument({}));
  await shop.press('Tab');
  await expect.poll(() => link('Gifts')).toHaveFocus();
  await shop.press('Tab');
  await expect.poll(() => button('Gifts')).toHaveFocus();
  await shop.press('Tab');
  await expect.poll(() => link('Empty')).toHaveFocus();

  button('Gifts').focus();
  await shop.press('Enter');
  await expect.poll(() => submenu('Gifts')).toHaveClass('sub-menu-open');
  button('Deals').focus();
  await shop.press(' ');
  await expect.poll(() => submenu('Deals')).toHaveClass('sub-menu-open');
  await expect.poll(() => submenu('Gifts')).not.toHaveClass('sub-menu-open');
});

for (const layout of ['expandible', 'horizontal', 'flyout'] as const) {
  test(`Escape first closes the innermost open level of a ${layout} menu on a narrow screen`, async ({ open }) => {
    const { shop, toggle, button, submenu, link, clickToggle, clickButton } = await openMenu(
      open,
      menuDocument({ layout }),
      NARROW,
    );
    await clickToggle();
    await clickButton('Gifts');
    link('Table').focus();
    await shop.press('Escape');
    await expect.poll(() => submenu('Gifts')).not.toHaveClass('sub-menu-open');
    await expect.poll(() => button('Gifts')).toHaveFocus();
    await shop.press('Escape');
    await expect.poll(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(toggle).toHaveFocus();
  });
}

test('arrow keys move through all visible items and stop at the ends, and Tab past an end closes the list', async ({
  open,
}) => {
  const { shop, toggle, link, clickToggle } = await openMenu(open, menuDocument({ layout: 'expandible' }, NEXT));
  toggle().focus();
  await shop.press('Enter');
  await expect.poll(() => link('Gifts')).toHaveFocus();
  const isLastPrevented = shop.watchEvents('keydown');
  for (const name of ['Empty', 'About', 'Deals', 'Last', 'Last']) {
    await shop.press('ArrowDown');
    await expect.poll(() => link(name)).toHaveFocus();
    // A key whose default action is prevented does not scroll the page.
    expect(isLastPrevented()).toBe(true);
  }
  await shop.press('Home');
  await expect.poll(() => link('Gifts')).toHaveFocus();
  await shop.press('ArrowUp');
  await expect.poll(() => link('Gifts')).toHaveFocus();
  expect(isLastPrevented()).toBe(true);

  link('Last').focus();
  await shop.press('Tab');
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => shop.focused()).toBe('next');
  await clickToggle();
  link('Gifts').focus();
  await shop.press('Shift+Tab');
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(toggle).toHaveFocus();
});

for (const [dir, forward, back] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`${forward} moves forward in a ${dir} bar, and Down enters a submenu`, async ({ open }) => {
    const { shop, link } = await openMenu(open, menuDocument({}, { dir }));
    link('Gifts').focus();
    await shop.press(forward);
    await expect.poll(() => link('Empty')).toHaveFocus();
    await shop.press(back);
    await expect.poll(() => link('Gifts')).toHaveFocus();
    await shop.press('ArrowDown');
    await expect.poll(() => link('Desk')).toHaveFocus();
  });
}

test('a collapsed menu’s list closes when focus leaves it', async ({ open }) => {
  const { shop, toggle, link, clickToggle } = await openMenu(open, menuDocument({}, NEXT), NARROW);
  await clickToggle();
  link('Gifts').focus();
  shop.find('main > button').focus();
  await expect.poll(toggle).toHaveAttribute('aria-expanded', 'false');
});
