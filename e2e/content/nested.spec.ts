import { expect, expectAccessible, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { clickForDurations, type Page, waitForContent } from './contentPage.ts';
import { detailsMarkup, nestedTabsMarkup } from './foldMarkup.ts';

const ONE = {
  n_accordion_animation_duration: { unit: 'ms', size: 400, sizes: [] },
  default_state: 'expanded',
  max_items_expended: 'one',
};
const item = (page: Page, index: number) => page.locator('details').nth(index);
const title = (page: Page, index: number) => page.locator('summary').nth(index);

test.describe('the nested accordion', () => {
  test('opening an item takes 400 ms, closes the previous item and leaves no inline height', async ({
    page,
    servePage,
  }) => {
    await page.goto(servePage('/c/', contentDocument(detailsMarkup(ONE))));
    await waitForContent(page);
    await expect(title(page, 0)).not.toHaveAttribute('aria-expanded');
    expect(await clickForDurations(page, 'summary', 1)).toEqual([400, 400]);
    await expect(item(page, 1)).toHaveAttribute('open');
    await expect(item(page, 0)).not.toHaveAttribute('open');
    await expect(item(page, 1)).not.toHaveAttribute('style');
    await expectAccessible(page);
  });

  test('with the setting “multiple”, keeps open items open and reads durations in seconds', async ({
    page,
    servePage,
  }) => {
    const settings = {
      ...ONE,
      max_items_expended: 'multiple',
      n_accordion_animation_duration: { unit: 's', size: 0.2 },
    };
    await page.goto(servePage('/c/', contentDocument(detailsMarkup(settings))));
    await waitForContent(page);
    expect(await clickForDurations(page, 'summary', 1)).toEqual([200]);
    await expect(item(page, 0)).toHaveAttribute('open');
  });

  test('an inner accordion does not change the outer items', async ({ page, servePage }) => {
    const inner = detailsMarkup(ONE, undefined, '29');
    await page.goto(servePage('/c/', contentDocument(detailsMarkup(ONE, (name) => (name === 'One' ? inner : 'text')))));
    await waitForContent(page);
    await title(page, 2).click();
    await expect(item(page, 2)).toHaveAttribute('open');
    await expect(item(page, 1)).not.toHaveAttribute('open');
    await expect(item(page, 0)).toHaveAttribute('open');
  });

  test('moves between titles with arrow keys, Home and End, and closes an item on Escape', async ({
    page,
    servePage,
  }) => {
    await page.goto(servePage('/c/', contentDocument(detailsMarkup(ONE, () => '<button>in</button>'))));
    await waitForContent(page);
    await page.getByRole('button', { name: 'in' }).focus();
    await page.keyboard.press('Escape');
    await expect(title(page, 0)).toBeFocused();
    await expect(item(page, 0)).not.toHaveAttribute('open');
    await page.keyboard.press('ArrowUp');
    await expect(title(page, 2)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(title(page, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item(page, 1)).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(item(page, 1)).not.toHaveAttribute('open');
  });

  test('opens without animation if no duration is set', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(detailsMarkup({ max_items_expended: 'one' }))));
    await waitForContent(page);
    expect(await clickForDurations(page, 'summary', 1)).toEqual([]);
    await expect(item(page, 0)).not.toHaveAttribute('open');
  });
});

test.describe('nested tabs', () => {
  const SPY =
    '<script>window.told=[];window.jQuery=function(t){return{trigger:function(n){t===window&&told.push(n)}}};jQuery.fn={on(){},trigger(){},data(){}}</script>';

  test('a click or Enter selects a tab, arrow keys only move focus, and Escape returns focus to the tab', async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ globals: ['told'] });
    await page.goto(servePage('/c/', contentDocument(nestedTabsMarkup(), { head: SPY })));
    await waitForContent(page);
    await expect(page.locator('.e-n-tabs')).toHaveClass(/e-activated/);
    const second = page.getByRole('tab', { name: 'Two' });
    await second.click();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(second).toHaveAttribute('tabindex', '0');
    await expect(page.getByRole('tab', { name: 'One' })).toHaveAttribute('tabindex', '-1');
    await expect(page.getByRole('tabpanel', { name: 'Two' })).toHaveClass(/e-active/);
    await expect(page.locator('.e-active')).toHaveCount(1);
    const reported = () => page.evaluate(() => Reflect.get(window, 'told').sort());
    await expect
      .poll(reported)
      .toEqual(['elementor-pro/motion-fx/recalc', 'elementor/bg-video/recalc', 'elementor/nested-tabs/activate']);
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'One' }).click();
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await page.getByRole('tab', { name: 'One' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Two' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
      .toContain('elementor/nested-elements/activate-by-keyboard');
    await page.getByRole('button', { name: 'Inside Two' }).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: 'Two' })).toBeFocused();
  });

  test('an overflowing tab row can be dragged without selecting a tab', async ({ page, servePage }) => {
    const head =
      '<style>.e-n-tabs-heading{display:flex;overflow:hidden;width:200px}.e-n-tab-title{flex:0 0 120px}</style>';
    await page.goto(servePage('/c/', contentDocument(nestedTabsMarkup({ horizontal_scroll: 'enable' }), { head })));
    await waitForContent(page);
    const heading = page.locator('.e-n-tabs-heading');
    await expect(heading).toHaveClass(/e-scroll/);
    const box = await heading.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 180, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 20 });
    await expect.poll(() => heading.evaluate((node) => node.scrollLeft)).toBeGreaterThan(20);
    await page.mouse.up();
    await expect(page.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
  });
});
