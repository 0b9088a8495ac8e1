/** Options of choosing, odd values, preselection. */
import { bag, bottle, mug, pen } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, takeHeard, waitForSwatches } from './kit/swatches.ts';
import { type SwatchPageOptions, serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

const open = (servePage: Parameters<typeof serveSwatches>[0], more: Partial<SwatchPageOptions>) =>
  serveSwatches(servePage, { products: [mug], scripts: 'woocommerce', ...more });

test('row 8: with deselect on, the disabled green pushes s aside only', async ({ page, servePage }) => {
  await page.goto(open(servePage, { options: { deselect_unavailable: '1' } }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('s');
  await form.pick('green');
  // What has to give way is looked for in steps.
  await expect.poll(() => form.having('selected')).toEqual(['green']);
  await expect(form.select(SIZE)).toHaveValue('');
  await expect.poll(() => form.having('disabled')).toEqual(['m', 's']);
});

test('row 23: with deselect on, the value 42 is a string and finds 25', async ({ page, servePage }) => {
  await page.goto(open(servePage, { options: { deselect_unavailable: '1' } }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('green');
  await form.pick('42');
  await expect(form.id).toHaveValue('25');
});

test('row 12: with clear_on_reselect red again empties the colour', async ({ page, servePage }) => {
  await page.goto(open(servePage, { options: { clear_on_reselect: '1' } }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await takeHeard(page);
  await form.pick('red');
  await expect(form.select(COLOR)).toHaveValue('');
  await expect(form.label(COLOR)).toHaveText('');
  expect(await takeHeard(page)).toContain(`wvs-unselected-item ${COLOR} red $select $form`);
});

test('row 13: with clear_on_reselect a second click clears a radio too', async ({ page, servePage }) => {
  await page.goto(open(servePage, { products: [pen], options: { clear_on_reselect: '1' } }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  const input = form.control('gift-box');
  await input.click();
  await expect(input).toBeChecked();
  await expect(form.select('attribute_pa_box')).toHaveValue('gift-box');
  await form.item('gift-box').locator('.variable-item-radio-value-wrapper').click();
  await expect(form.select('attribute_pa_box')).toHaveValue('');
  await expect(input).not.toBeChecked();
});

test('row 25: Silver "wide" is chosen exactly and 28 is found', async ({ page, servePage }) => {
  await page.goto(open(servePage, { products: [pen] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  for (const value of ['plain', 'no-box', 'Silver "wide"']) await form.pick(value);
  await expect(form.select('attribute_ribbon-bow')).toHaveValue('Silver "wide"');
  await expect(form.id).toHaveValue('28');
});

test('row 19: the bag keeps all items enabled and shows opt-7 before the answer', async ({
  page,
  servePage,
  server,
}) => {
  server.backend.faults.set('wc-ajax:get_variation', { delay: 400 });
  await page.goto(open(servePage, { products: [bag] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('opt-7');
  await expect.poll(() => form.having('selected')).toEqual(['opt-7']);
  await expect.poll(() => form.having('disabled')).toEqual([]);
  await expect(form.id).toHaveValue('39');
});

test('row 21: the bottle loads with red selected and named', async ({ page, servePage }) => {
  await page.goto(open(servePage, { products: [bottle] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await expect.poll(() => form.having('selected')).toEqual(['red']);
  await expect(form.label(COLOR)).toHaveText(': Red');
});

test('row 22: values preselected by the server are selected at first paint and after the mount', async ({
  page,
  servePage,
}) => {
  const selected = { [COLOR]: 'blue', [SIZE]: 'm' };
  await page.goto(open(servePage, { products: [{ product: mug, hasSwatches: true, selected }] }));
  await waitForSwatches(page);
  await expect.poll(() => probeSwatches(page).having('selected')).toEqual(['blue', 'm']);
});

const ODD = ['true', 'null', '[1]', '007', '%d8%a3%d8%ad%d9%85%d8%b1'];

test('rows 24 and 26: values that look like something else are chosen as they are', async ({ page, servePage }) => {
  const [attribute] = bottle.attributes;
  const terms = ODD.map((slug) => ({ slug, name: { en: `Name ${slug}`, ar: slug } }));
  const odd = {
    ...bottle,
    attributes: attribute ? [{ ...attribute, terms, display: 'button' as const }] : [],
    variations: bottle.variations.slice(0, 1).map((one) => ({ ...one, values: { pa_color: '' } })),
    defaults: {},
  };
  await page.goto(open(servePage, { products: [odd] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  for (const value of ODD) {
    await form.pick(value);
    await expect(form.select(COLOR)).toHaveValue(value);
    await expect.poll(() => form.having('selected')).toEqual([value]);
    await expect(form.id).toHaveValue('30');
  }
});

test('row 40: without jQuery one native change is sent and nothing fails', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  await waitForSwatches(page);
  const heard = await page.evaluateHandle(() => {
    const changes: string[] = [];
    document.addEventListener('change', (event) => {
      if (event.target instanceof HTMLSelectElement) changes.push(`${event.target.value} ${event.bubbles}`);
    });
    return changes;
  });
  await probeSwatches(page).pick('red');
  await expect.poll(() => probeSwatches(page).having('selected')).toEqual(['red']);
  await settle(page);
  expect(await heard.jsonValue()).toEqual(['red true']);
});

test('row 52: another choice made inside wvs-selected-item is applied as well', async ({ page, servePage }) => {
  await page.goto(open(servePage, {}));
  await waitForSwatches(page);
  await page.evaluate(() => {
    const $ = Reflect.get(window, 'jQuery');
    $(document).one('wvs-selected-item', () => $('.variable-item[data-value="s"]').trigger('click'));
  });
  const form = probeSwatches(page);
  await form.pick('red');
  await expect.poll(() => form.having('selected')).toEqual(['red', 's']);
  await expect(form.id).toHaveValue('22');
});

test('a sold-out choice offers the nearest combination in stock', async ({ page, servePage }) => {
  await page.goto(open(servePage, {}));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await form.pick('m');
  await expect(form.notice).toContainText('Red, M is sold out.');
  await page.getByRole('button', { name: 'Switch to Blue, M' }).click();
  await expect(form.id).toHaveValue('24');
});
