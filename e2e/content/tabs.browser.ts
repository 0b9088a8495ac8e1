import { expect, type Shop, test } from '../kit/browser/test.ts';
import { CLOSED, contentDocument } from './contentDocument.ts';
import { openContent } from './contentShop.ts';
import { tabsMarkup } from './foldMarkup.ts';

const REVIEWED = { reviewed: { 'color-contrast': CLOSED } };
const tab =
  ({ findAll }: Shop, name: string) =>
  () =>
    findAll('[role="tab"]').find((one) => one.checkVisibility() && one.textContent === name);
const isPanelShown = ({ find }: Shop) => find('#elementor-tab-content-721').checkVisibility();

for (const [dir, leftOfFirst] of [
  ['ltr', 'Three'],
  ['rtl', 'Two'],
] as const) {
  test(`a click on the active tab keeps it open; in ${dir}, ArrowLeft on the first tab opens "${leftOfFirst}"`, async ({
    open,
  }) => {
    const shop = await openContent(open, contentDocument(tabsMarkup(), { dir }));
    const first = tab(shop, 'One');
    await expect.poll(() => isPanelShown(shop)).toBe(true);
    expect(shop.find('#elementor-tab-content-721')).toHaveRole('tabpanel');
    expect(shop.find('#elementor-tab-content-721')).toHaveAccessibleName('One');
    await shop.act('#elementor-tab-title-721', 'click');
    await expect.poll(first).toHaveAttribute('aria-selected', 'true');
    expect(isPanelShown(shop)).toBe(true);
    first()?.focus();
    await shop.press('ArrowLeft');
    await expect.poll(tab(shop, leftOfFirst)).toHaveFocus();
    await expect.poll(tab(shop, leftOfFirst)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(first).toHaveAttribute('tabindex', '-1');
    await shop.press('Home');
    await expect.poll(first).toHaveAttribute('aria-selected', 'true');
    await shop.press('End');
    await expect.poll(tab(shop, 'Three')).toHaveAttribute('aria-selected', 'true');
    await shop.press('ArrowDown');
    await expect.poll(tab(shop, 'Three')).toHaveFocus();
    await shop.expectAccessible(REVIEWED);
  });
}

test('with manual activation, arrow keys move focus and Enter selects', async ({ open }) => {
  const shop = await openContent(open, contentDocument(tabsMarkup(), { settings: '{"activation":"manual"}' }));
  tab(shop, 'One')()?.focus();
  await shop.press('ArrowRight');
  await expect.poll(tab(shop, 'Two')).toHaveFocus();
  expect(tab(shop, 'Two')()).toHaveAttribute('aria-selected', 'false');
  await shop.press('Enter');
  await expect.poll(tab(shop, 'Two')).toHaveAttribute('aria-selected', 'true');
});

test('the titles for narrow and for wide screens stay in sync and expose a single tablist', async ({ open }) => {
  const shop = await openContent(open, contentDocument(tabsMarkup()), { width: 500, height: 700 });
  const lists = () => shop.findAll('[role="tablist"]').filter((list) => list.checkVisibility());
  await expect.poll(lists).toHaveLength(1);
  await shop.act('.elementor-tab-mobile-title >> nth=1', 'click');
  const wide = () => shop.findAll('.elementor-tab-desktop-title')[1];
  await expect.poll(wide).toHaveAttribute('aria-selected', 'true');
  await expect.poll(wide).toHaveClass('elementor-active');
  await shop.press('ArrowDown');
  await expect.poll(() => shop.findAll('.elementor-tab-mobile-title')[2]).toHaveFocus();
  await shop.expectAccessible(REVIEWED);
  shop.resize({ width: 1000, height: 700 });
  await expect.poll(lists).toHaveLength(1);
  await shop.expectAccessible(REVIEWED);
});
