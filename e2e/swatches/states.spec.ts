import { mug } from '@hadaya/testing/shop';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { badge, withFields } from './kit/addOnFields.ts';
import { probeSwatches, readFocus, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';
import { withLimit } from './kit/withLimit.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

test('without the settings global, applies the defaults and leaves the tooltip text empty', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], options: null }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('red');
  await expect.poll(() => form.having('selected')).toEqual(['red']);
  await expect(form.label(COLOR)).toHaveText(': Red');
  await expect(form.item('42')).toHaveAttribute('data-wvstooltip-out-of-stock', '');
});

test('with clickable_out_of_stock off, refuses a sold-out value and explains the refusal in the owner’s words', async ({
  page,
  servePage,
}) => {
  const options = {
    clickable_out_of_stock: '',
    unavailable_tooltip_text: '(Not made)',
    out_of_stock_tooltip_text: '(Gone)',
  };
  await page.goto(serveSwatches(servePage, { products: [mug], options }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await expect.poll(() => form.having('disabled')).toEqual(['42', 'm']);
  await expect(form.item('42')).toHaveAttribute('data-wvstooltip-out-of-stock', '(Not made)');
  await expect(form.item('42')).toHaveAccessibleDescription('(Not made)');
  await expect(form.item('m')).toHaveAccessibleDescription('(Gone)');
  await form.pick('m');
  await expect(form.select(SIZE)).toHaveValue('');
  await expect(form.notice).toContainText('M is sold out with Red.');
  await expect(form.notice.getByRole('button', { name: 'Switch to Blue, M' })).toBeVisible();
});

test('pressing Space on the "+1 More" button replaces the button with all values and focuses the first new one', async ({
  page,
  servePage,
}) => {
  const { head, edit } = withLimit(SIZE, 1);
  await page.goto(serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit }], head }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  const more = form.root.getByRole('button', { name: '+1 More' });
  await expect(form.item('m')).toBeHidden();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
  await more.focus();
  await page.keyboard.press('Space');
  await expect(form.item('s')).toBeVisible();
  await expect.poll(() => readFocus(page)).toBe('m');
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL(/swatches/);
});

const STOCK = {
  '22': { max_qty: 3, variation_stock_left: '3 left' },
  '23': { max_qty: 2, variation_stock_left: '2 left' },
};

test('after red is chosen, only size s shows "3 left", and selecting s removes the badge', async ({
  page,
  servePage,
}) => {
  const edit = (html: string) => withFields(STOCK)(badge(html));
  await page.goto(
    serveSwatches(servePage, {
      products: [{ product: mug, hasSwatches: true, edit }],
      options: { show_variation_stock: '1' },
    }),
  );
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await expect.poll(() => form.having('wvs-show-stock-left-info')).toEqual(['s']);
  await expect(form.item('s').locator('.wvs-stock-left-info')).toHaveAttribute('data-wvs-stock-info', '3 left');
  await form.pick('s');
  await expect.poll(() => form.having('wvs-show-stock-left-info')).toEqual([]);
});
