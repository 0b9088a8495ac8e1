/** Choosing by hand: what is chosen, what is refused, what the page hears. */
import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, takeHeard, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

for (const scripts of ['none', 'woocommerce'] as const) {
  test.describe(`with ${scripts === 'none' ? 'no other script' : "WooCommerce's script"}`, () => {
    test.beforeEach(async ({ page, servePage }) => {
      await page.goto(serveSwatches(servePage, { products: [mug], scripts }));
      await waitForSwatches(page);
      await expect(page.locator('.wc-variation-selection-needed')).toBeVisible();
    });

    test('row 1: the mug loads with six enabled items, none selected, two tab stops, empty labels', async ({
      page,
    }) => {
      const form = probeSwatches(page);
      expect(await form.having('selected')).toEqual([]);
      expect(await form.having('disabled')).toEqual([]);
      expect(await form.tabStops()).toEqual(['blue', '42']);
      await expect(form.label(COLOR)).toHaveText('');
      await expect(form.label(SIZE)).toHaveText('');
    });

    test('row 2: red is selected, its title stands behind the label, 42 is disabled', async ({ page }) => {
      const form = probeSwatches(page);
      await takeHeard(page);
      await form.pick('red');
      expect(await form.having('selected')).toEqual(['red']);
      expect(await form.having('disabled')).toEqual(['42']);
      await expect(form.label(COLOR)).toHaveText(': Red');
      await expect(form.item('red')).toHaveAttribute('aria-checked', 'true');
      const heard = await takeHeard(page);
      if (scripts === 'none') expect(heard).toEqual([`selected ${COLOR} red`]);
      else {
        const order = heard.filter((line) => !line.startsWith('wvs-item-updated'));
        expect(order).toEqual([
          'change red',
          'click(select)',
          `wvs-selected-item ${COLOR} red $select $form`,
          `selected ${COLOR} red`,
        ]);
        expect(heard.indexOf('wvs-item-updated red red')).toBeLessThan(heard.indexOf('click(select)'));
      }
    });

    test('row 3: red then s finds 22; green and 42 are disabled', async ({ page }) => {
      const form = probeSwatches(page);
      await form.pick('red');
      await form.pick('s');
      expect(await form.having('disabled')).toEqual(['green', '42']);
      await expect(form.label(SIZE)).toHaveText(': S');
      await expect(form.id).toHaveValue('22');
    });

    test('row 4: red and m: m is selected and marked as sold out, not disabled', async ({ page }) => {
      const form = probeSwatches(page);
      await form.pick('red');
      await form.pick('s');
      await form.pick('m');
      await expect(form.root.locator('.single_add_to_cart_button')).toHaveClass(/wc-variation-is-unavailable/);
      expect(await form.having('selected')).toEqual(['red', 'm']);
      expect(await form.having('no-stock')).toContain('m');
      expect(await form.having('disabled')).toEqual(['green', '42']);
      await expect(page.getByRole('radio', { name: 'M', exact: true })).toHaveAccessibleDescription('Sold out');
    });

    test('row 5: a click on the disabled 42 changes nothing and its reason is said', async ({ page }) => {
      const form = probeSwatches(page);
      await form.pick('red');
      await takeHeard(page);
      await form.pick('42');
      await expect(form.select(COLOR)).toHaveValue('red');
      await expect(form.select(SIZE)).toHaveValue('');
      await expect.poll(() => takeHeard(page)).toEqual([`refused ${SIZE} 42 unavailable`]);
      await expect(form.message).toContainText('Sorry, this product is unavailable.');
      await expect(form.notice).toContainText('42 cl is not available with Red.');
    });

    test('row 6: red and s stay when the disabled green is clicked, and green with 42 is one tap away', async ({
      page,
    }) => {
      const form = probeSwatches(page);
      await form.pick('red');
      await form.pick('s');
      await form.pick('green');
      expect(await form.having('selected')).toEqual(['red', 's']);
      await page.getByRole('button', { name: 'Switch to Green, 42 cl' }).click();
      expect(await form.having('selected')).toEqual(['green', '42']);
      await expect(form.id).toHaveValue('25');
      await expect(form.notice).toHaveCount(0);
      await expect(form.item('green')).toBeFocused();
    });

    test('row 7: Enter and Space on a disabled item do as little as a click', async ({ page }) => {
      const form = probeSwatches(page);
      await form.pick('red');
      await takeHeard(page);
      await form.item('42').focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(form.select(SIZE)).toHaveValue('');
        await expect.poll(() => takeHeard(page)).toEqual([`refused ${SIZE} 42 unavailable`]);
      }
    });

    test('row 11: red again stays red without another change', async ({ page }) => {
      const form = probeSwatches(page);
      await form.pick('red');
      await takeHeard(page);
      await form.pick('red');
      await expect(form.select(COLOR)).toHaveValue('red');
      const heard = await takeHeard(page);
      expect(heard.filter((line) => line.startsWith('change'))).toEqual([]);
      if (scripts !== 'none') expect(heard).toContain(`wvs-selected-item ${COLOR} red $select $form`);
    });

    test('row 51: the reset link empties every group and the focus stays in the first', async ({ page }) => {
      const form = probeSwatches(page);
      await form.pick('red');
      await form.pick('s');
      await form.root.locator('.reset_variations').click();
      expect(await form.having('selected')).toEqual([]);
      await expect(form.label(COLOR)).toHaveText('');
      await expect(form.item('blue')).toBeFocused();
      expect(await form.tabStops()).toEqual(['blue', '42']);
    });
  });
}
