/** In ajax mode, out-of-stock values come from the store's public list instead of a request per selection. */
import { mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeForm, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

const CALL = 'wc-ajax:get_variation';
const SIZE = 'attribute_pa_size';
const edit = (html: string) => html.replace(/data-product_variations="[^"]*"/, 'data-product_variations="false"');
const AJAX_MUG = { products: [{ product: mug, edit }], scripts: 'woocommerce' as const };

test('marks out-of-stock values from the store’s product list, and marks none when the list fails to load', async ({
  page,
  servePage,
  server,
  guest,
}) => {
  await guest.allow({ console: [/Failed to load resource/] });
  const read = async () => {
    await waitForForms(page);
    await expect(probeForm(page).button).toHaveClass(/wc-variation-selection-needed/);
    const form = probeForm(page);
    await form.select(SIZE).focus();
    await form.choose('attribute_pa_color', 'red');
    await expect.poll(async () => (await form.state()).isIndexed).toBe(true);
    return form;
  };
  await page.goto(serveForms(servePage, AJAX_MUG));
  const form = await read();
  await expect.poll(async () => (await form.state()).status[SIZE]?.m).toBe('sold-out');
  expect((await form.state()).status[SIZE]).toEqual({ '42': 'unavailable', m: 'sold-out', s: 'available' });
  expect((await form.state()).enabled[SIZE]).toEqual(['42', 'm', 's']);
  expect(server.backend.receivedBy(CALL)).toEqual([]);

  for (const fault of [{ status: 404 }, { status: 200, body: '<html></html>', type: 'text/html' }]) {
    server.backend.faults.set('rest:/wc/store/v1/products', fault);
    const answer = page.waitForResponse(/stock_status/);
    await page.goto(serveForms(servePage, { ...AJAX_MUG, path: `/without-${fault.status}/` }));
    const without = await read();
    await (await answer).finished();
    await settle(page);
    expect((await without.state()).status[SIZE]).toEqual({ '42': 'unavailable', m: 'available', s: 'available' });
  }
});
