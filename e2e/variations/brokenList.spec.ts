/** Tests a list of variations that an optimiser or a filter has damaged. */
import { mug } from '@hadaya/testing/shop';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test } from '../kit/test.ts';
import { probeForm, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

const SIZE = 'attribute_pa_size';

for (const moment of ['before', 'after'] as const) {
  test(`for a malformed variation list, uses ajax mode and warns once when our script loads ${moment} WooCommerce’s first check`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow({ console: [/data-product_variations is not JSON/] });
    const release = moment === 'after' ? await holdBack(page, /\/variations-[^/]*\.js/) : () => {};
    const broken = {
      product: mug,
      edit: (html: string) => html.replace(/data-product_variations="[^"]*"/, 'data-product_variations="[{broken"'),
    };
    await page.goto(serveForms(servePage, { products: [broken], scripts: 'woocommerce' }));
    const form = probeForm(page);
    await expect(form.button).toHaveClass(/wc-variation-selection-needed/);
    // WooCommerce's script empties every select of a form with a damaged list.
    if (moment === 'after') expect(await form.options(SIZE)).toEqual([]);
    release();
    await waitForForms(page);
    await expect(form.root.locator('[data-hadaya-messages]')).toHaveCount(1);
    await expect.poll(() => form.options(SIZE)).toEqual(['42', 'm', 's']);
    await form.choose('attribute_pa_color', 'red');
    await form.choose(SIZE, 's');
    await expect.poll(async () => (await form.state()).found).toBe(22);
    await expect(form.id).toHaveValue('22');
    expect(guest.consoleLines().filter((line) => line.includes('is not JSON')).length).toBe(1);
  });
}
