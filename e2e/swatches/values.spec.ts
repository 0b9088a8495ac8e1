/** Settings for selecting, odd values, preselection. */
import { bag, bottle, mug, pen } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, readFocus, takeHeard, waitForSwatches } from './kit/swatches.ts';
import { type SwatchPageOptions, serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

const open = (servePage: Parameters<typeof serveSwatches>[0], more: Partial<SwatchPageOptions>) =>
  serveSwatches(servePage, { products: [mug], scripts: 'woocommerce', ...more });

test('with deselect on, a disabled green clears only s, and the value 42 matches 25 as a string', async ({
  page,
  servePage,
}) => {
  await page.goto(open(servePage, { options: { deselect_unavailable: '1' } }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('s');
  await form.pick('green');
  // Conflicting values are searched in steps.
  await expect.poll(() => form.having('selected')).toEqual(['green']);
  await expect(form.select(SIZE)).toHaveValue('');
  await expect.poll(() => form.having('disabled')).toEqual(['m', 's']);
  await form.pick('42');
  await expect(form.id).toHaveValue('25');
});

test('choosing red again clears the colour with clear_on_reselect, and a second click clears a radio too', async ({
  page,
  servePage,
}) => {
  await page.goto(open(servePage, { products: [mug, pen], options: { clear_on_reselect: '1' } }));
  await waitForSwatches(page, 2);
  await test.step('red again clears the colour', async () => {
    const form = probeSwatches(page);
    await form.pick('red');
    await takeHeard(page);
    await form.pick('red');
    await expect(form.select(COLOR)).toHaveValue('');
    await expect(form.label(COLOR)).toHaveText('');
    expect(await takeHeard(page)).toContain(`wvs-unselected-item ${COLOR} red $select $form`);
  });
  await test.step('a second click clears a radio too', async () => {
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

test('the bag is reachable by Tab, keeps all items enabled and shows opt-7 before the response', async ({
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

test('preselected values are selected and named after mounting, and printing keeps the items', async ({
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

test('values that resemble other types or contain quotes are selected exactly', async ({ page, servePage }) => {
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
  await test.step('Silver "wide" is selected exactly and 28 is found', async () => {
    const second = probeSwatches(page, 1);
    for (const value of ['plain', 'no-box', 'Silver "wide"']) await second.pick(value);
    await expect(second.select('attribute_ribbon-bow')).toHaveValue('Silver "wide"');
    await expect(second.id).toHaveValue('28');
  });
});

test('selections by page scripts and inside wvs-selected-item apply, and a sold-out one offers an alternative', async ({
  page,
  servePage,
}) => {
  await page.goto(open(servePage, {}));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await test.step('a selection made through jQuery alone is noticed without interaction', async () => {
    await expect(page.locator('.wc-variation-selection-needed')).toBeVisible();
    await page.evaluate(() => {
      const jquery: unknown = Reflect.get(window, 'jQuery');
      if (typeof jquery === 'function') jquery('select[name="attribute_pa_color"]').val('red').trigger('change');
    });
    await expect.poll(() => form.having('selected')).toEqual(['red']);
  });
  await test.step('the new state is rendered in the task of the click', async () => {
    const drawn = await page.evaluate(() => {
      const item = (value: string) => document.querySelector<HTMLElement>(`.variable-item[data-value="${value}"]`);
      item('green')?.click();
      return [item('green')?.className.includes('selected'), item('s')?.className.includes('disabled')];
    });
    expect(drawn).toEqual([true, true]);
  });
  await test.step('another selection made inside wvs-selected-item', async () => {
    await page.evaluate(() => {
      const $ = Reflect.get(window, 'jQuery');
      $(document).one('wvs-selected-item', () => $('.variable-item[data-value="s"]').trigger('click'));
    });
    await form.pick('red');
    await expect.poll(() => form.having('selected')).toEqual(['red', 's']);
    await expect(form.id).toHaveValue('22');
  });
  await test.step('a sold-out selection offers the nearest combination in stock', async () => {
    await form.pick('m');
    await expect(form.notice).toContainText('Red, M is sold out.');
    await page.getByRole('button', { name: 'Switch to Blue, M' }).click();
    await expect(form.id).toHaveValue('24');
  });
});
