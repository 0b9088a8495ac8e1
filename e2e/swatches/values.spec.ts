import { bag, bottle, mug, pen } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, readFocus, takeHeard, waitForSwatches } from './kit/swatches.ts';
import { type SwatchPageOptions, serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

const open = (servePage: Parameters<typeof serveSwatches>[0], more: Partial<SwatchPageOptions>) =>
  serveSwatches(servePage, { products: [mug], scripts: 'woocommerce', ...more });

test('with deselect_unavailable on, choosing an unavailable colour clears only the conflicting size', async ({
  page,
  servePage,
}) => {
  await page.goto(open(servePage, { options: { deselect_unavailable: '1' } }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('s');
  await form.pick('green');
  // Polls, because the code that clears conflicting values loads on demand.
  await expect.poll(() => form.having('selected')).toEqual(['green']);
  await expect(form.select(SIZE)).toHaveValue('');
  await expect.poll(() => form.having('disabled')).toEqual(['m', 's']);
  await form.pick('42');
  await expect(form.id).toHaveValue('25');
});

test('clear_on_reselect clears a colour that is chosen again and a radio that is clicked again', async ({
  page,
  servePage,
}) => {
  await page.goto(open(servePage, { products: [mug, pen], options: { clear_on_reselect: '1' } }));
  await waitForSwatches(page, 2);
  await test.step('choosing red again clears the colour', async () => {
    const form = probeSwatches(page);
    await form.pick('red');
    await takeHeard(page);
    await form.pick('red');
    await expect(form.select(COLOR)).toHaveValue('');
    await expect(form.label(COLOR)).toHaveText('');
    expect(await takeHeard(page)).toContain(`wvs-unselected-item ${COLOR} red $select $form`);
  });
  await test.step('a second click clears a radio as well', async () => {
    const form = probeSwatches(page, 1);
    const input = form.control('gift-box');
    await input.click();
    await expect(input).toBeChecked();
    await expect(form.select('attribute_pa_box')).toHaveValue('gift-box');
    await form.item('gift-box').locator('.variable-item-radio-value-wrapper').click();
    await expect(form.select('attribute_pa_box')).toHaveValue('');
    await expect(input).not.toBeChecked();
  });
});

test('the bag’s values stay enabled, and selecting opt-7 matches its variation after a late response', async ({
  page,
  servePage,
  server,
}) => {
  server.backend.faults.set('wc-ajax:get_variation', { delay: 400 });
  await page.goto(open(servePage, { products: [bag] }));
  await waitForSwatches(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => readFocus(page)).toBe('opt-1');
  const form = probeSwatches(page);
  await form.pick('opt-7');
  await expect.poll(() => form.having('selected')).toEqual(['opt-7']);
  await expect.poll(() => form.having('disabled')).toEqual([]);
  await expect(form.id).toHaveValue('39');
});

test('selects preselected values on mount and names them in the label, and shows swatches instead of selects in print', async ({
  page,
  servePage,
}) => {
  const selected = { [COLOR]: 'blue', [SIZE]: 'm' };
  await page.goto(open(servePage, { products: [bottle, { product: mug, hasSwatches: true, selected }] }));
  await waitForSwatches(page, 2);
  const form = probeSwatches(page);
  await expect.poll(() => form.having('selected')).toEqual(['red']);
  await expect(form.label(COLOR)).toHaveText(': Red');
  await expect.poll(() => probeSwatches(page, 1).having('selected')).toEqual(['blue', 'm']);
  await page.emulateMedia({ media: 'print' });
  await expect(form.item('red')).toBeVisible();
  await expect(form.select(COLOR)).toBeHidden();
});

const ODD = ['true', 'null', '[1]', '007', '%d8%a3%d8%ad%d9%85%d8%b1'];

test('selects values that resemble other types or contain quotes, without converting them', async ({
  page,
  servePage,
}) => {
  const [attribute] = bottle.attributes;
  const terms = ODD.map((slug) => ({ slug, name: { en: `Name ${slug}`, ar: slug } }));
  const odd = {
    ...bottle,
    attributes: attribute ? [{ ...attribute, terms, display: 'button' as const }] : [],
    variations: bottle.variations.slice(0, 1).map((one) => ({ ...one, values: { pa_color: '' } })),
    defaults: {},
  };
  await page.goto(open(servePage, { products: [odd, pen] }));
  await waitForSwatches(page, 2);
  const form = probeSwatches(page);
  for (const value of ODD) {
    await form.pick(value);
    await expect(form.select(COLOR)).toHaveValue(value);
    await expect.poll(() => form.having('selected')).toEqual([value]);
    await expect(form.id).toHaveValue('30');
  }
  await test.step('selects Silver "wide" unchanged and matches variation 28', async () => {
    const second = probeSwatches(page, 1);
    for (const value of ['plain', 'no-box', 'Silver "wide"']) await second.pick(value);
    await expect(second.select('attribute_ribbon-bow')).toHaveValue('Silver "wide"');
    await expect(second.id).toHaveValue('28');
  });
});

test('follows selections made by scripts and wvs-selected-item handlers, and offers an alternative to a sold-out selection', async ({
  page,
  servePage,
}) => {
  await page.goto(open(servePage, {}));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await test.step('follows a selection made only through jQuery, without a visitor’s interaction', async () => {
    await expect(page.locator('.wc-variation-selection-needed')).toBeVisible();
    await page.evaluate(() => {
      const jquery: unknown = Reflect.get(window, 'jQuery');
      if (typeof jquery === 'function') jquery('select[name="attribute_pa_color"]').val('red').trigger('change');
    });
    await expect.poll(() => form.having('selected')).toEqual(['red']);
  });
  await test.step('renders the selection and the unavailable values in the same task as the click', async () => {
    const drawn = await page.evaluate(() => {
      const item = (value: string) => document.querySelector<HTMLElement>(`.variable-item[data-value="${value}"]`);
      item('green')?.click();
      return [item('green')?.className.includes('selected'), item('s')?.className.includes('disabled')];
    });
    expect(drawn).toEqual([true, true]);
  });
  await test.step('applies another selection made in a wvs-selected-item handler', async () => {
    await page.evaluate(() => {
      const $ = Reflect.get(window, 'jQuery');
      $(document).one('wvs-selected-item', () => $('.variable-item[data-value="s"]').trigger('click'));
    });
    await form.pick('red');
    await expect.poll(() => form.having('selected')).toEqual(['red', 's']);
    await expect(form.id).toHaveValue('22');
  });
  await test.step('offers the nearest combination in stock for a sold-out selection', async () => {
    await form.pick('m');
    await expect(form.notice).toContainText('Red, M is sold out.');
    await page.getByRole('button', { name: 'Switch to Blue, M' }).click();
    await expect(form.id).toHaveValue('24');
  });
});
