import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, takeHeard, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

const hearChanges = (page: Page) =>
  page.evaluateHandle(() => {
    const changes: string[] = [];
    document.addEventListener('change', (event) => {
      if (event.target instanceof HTMLSelectElement) changes.push(`${event.target.value} ${event.bubbles}`);
    });
    return changes;
  });

for (const scripts of ['none', 'woocommerce'] as const) {
  test.describe(`with ${scripts === 'none' ? 'no other script' : "WooCommerce's script"}`, () => {
    test.beforeEach(async ({ page, servePage }) => {
      await page.goto(serveSwatches(servePage, { products: [mug], scripts }));
      await waitForSwatches(page);
      await expect(page.locator('.wc-variation-selection-needed')).toBeVisible();
    });

    test('marks, announces and matches each selection until a reset, and explains a refused selection', async ({
      page,
    }) => {
      const form = probeSwatches(page);
      const button = form.root.locator('.single_add_to_cart_button');
      await test.step('the form starts with six enabled items, no selection, two tab stops and empty labels', async () => {
        await expect.poll(() => form.having('selected')).toEqual([]);
        await expect.poll(() => form.having('disabled')).toEqual([]);
        await expect.poll(() => form.tabStops()).toEqual(['blue', '42']);
        await expect(form.label(COLOR)).toHaveText('');
        await expect(form.label(SIZE)).toHaveText('');
      });
      await test.step('selects red, appends its title to the label and disables 42', async () => {
        await takeHeard(page);
        const changes = await hearChanges(page);
        await form.pick('red');
        await expect.poll(() => form.having('selected')).toEqual(['red']);
        await expect.poll(() => form.having('disabled')).toEqual(['42']);
        await expect(form.label(COLOR)).toHaveText(': Red');
        await expect(form.item('red')).toHaveAttribute('aria-checked', 'true');
        const heard = await takeHeard(page);
        if (scripts === 'none') {
          expect(heard).toEqual([`selected ${COLOR} red`]);
          // Row 40 of the contract: without jQuery, the form fires one native change event, and nothing fails.
          await settle(page);
          expect(await changes.jsonValue()).toEqual(['red true']);
        } else {
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
      await test.step('choosing red again keeps it selected without another change event', async () => {
        await form.pick('red');
        await expect(form.select(COLOR)).toHaveValue('red');
        const heard = await takeHeard(page);
        expect(heard.filter((line) => line.startsWith('change'))).toEqual([]);
        if (scripts !== 'none') expect(heard).toContain(`wvs-selected-item ${COLOR} red $select $form`);
      });
      await test.step('choosing red and then s matches variation 22 and disables green and 42', async () => {
        await form.pick('s');
        await expect.poll(() => form.having('disabled')).toEqual(['green', '42']);
        await expect(form.label(SIZE)).toHaveText(': S');
        await expect(form.id).toHaveValue('22');
      });
      await test.step('selects m and marks it sold out without disabling it', async () => {
        await form.pick('m');
        await expect(button).toHaveClass(/wc-variation-is-unavailable/);
        await expect.poll(() => form.having('selected')).toEqual(['red', 'm']);
        await expect.poll(() => form.having('no-stock')).toContain('m');
        await expect.poll(() => form.having('disabled')).toEqual(['green', '42']);
        await expect(page.getByRole('radio', { name: 'M', exact: true })).toHaveAccessibleDescription('Sold out');
      });
      await test.step('the reset link clears every group, and focus stays in the first group', async () => {
        await form.root.locator('.reset_variations').click();
        await expect.poll(() => form.having('selected')).toEqual([]);
        await expect(form.label(COLOR)).toHaveText('');
        await expect(form.item('blue')).toBeFocused();
        await expect.poll(() => form.tabStops()).toEqual(['blue', '42']);
      });
      await form.pick('red');
      await expect.poll(() => form.having('selected')).toEqual(['red']);
      await takeHeard(page);
      await test.step('refuses a click on the disabled 42 with its reason', async () => {
        await form.pick('42');
        await expect(form.select(COLOR)).toHaveValue('red');
        await expect(form.select(SIZE)).toHaveValue('');
        await expect.poll(() => takeHeard(page)).toEqual([`refused ${SIZE} 42 unavailable`]);
        await expect(form.message).toContainText('Sorry, this product is unavailable.');
        await expect(form.notice).toContainText('42 cl is not available with Red.');
      });
      await test.step('also refuses Enter and Space on the disabled 42', async () => {
        await form.item('42').focus();
        for (const key of ['Enter', 'Space']) {
          await page.keyboard.press(key);
          await expect(form.select(SIZE)).toHaveValue('');
          await expect.poll(() => takeHeard(page)).toEqual([`refused ${SIZE} 42 unavailable`]);
        }
      });
      await test.step('clicking green keeps red and s and offers a switch to green with 42', async () => {
        await form.pick('s');
        await form.pick('green');
        await expect.poll(() => form.having('selected')).toEqual(['red', 's']);
        await page.getByRole('button', { name: 'Switch to Green, 42 cl' }).click();
        await expect.poll(() => form.having('selected')).toEqual(['green', '42']);
        await expect(form.id).toHaveValue('25');
        await expect(form.notice).toHaveCount(0);
        await expect(form.item('green')).toBeFocused();
      });
    });
  });
}
