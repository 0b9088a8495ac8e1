/** What a screen reader says of swatches: names, states, what is sold out or left, and why a choice cannot be had. */
import { mug, pen } from '@hadaya/testing/shop';
import { expectHeard, listen } from '../kit/heard/listen.ts';
import { expect, test } from '../kit/test.ts';
import { badge, withFields } from '../swatches/kit/addOnFields.ts';
import { probeSwatches, waitForSwatches } from '../swatches/kit/swatches.ts';
import { serveSwatches } from '../swatches/kit/swatchPage.ts';

const ABOVE = '<button>Before</button>';

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: a mug is chosen by keys, a size that cannot be had is refused, the offer taken, all cleared`, async ({
    page,
    servePage,
  }) => {
    const heard = await listen(page);
    await page.goto(serveSwatches(servePage, { products: [mug], locale, scripts: 'woocommerce', above: ABOVE }));
    await waitForSwatches(page);
    const { notice } = probeSwatches(page);
    await expect(page.locator('.reset_variations')).toBeHidden();
    await heard.read('The choice as it comes', 'table.variations');
    await page.getByText('Before').focus();
    await heard.press('Tab');
    await heard.press('End');
    await heard.press('Space');
    await heard.press('Tab');
    await heard.act('Space on what cannot be had with it', () => probeSwatches(page).control('42').press('Space'), {
      until: /./,
    });
    await expect(notice).toBeVisible();
    await heard.read('The choice after it', 'table.variations');
    await heard.act('Enter on the offer', () => notice.getByRole('button').first().press('Enter'));
    await heard.read('The choice after the offer', 'table.variations');
    await heard.act('Enter on Clear', () => page.locator('.reset_variations').press('Enter'));
    expectHeard(heard, `swatches.${locale}`);
  });

  test(`${locale}: pictures and radio buttons of a pen`, async ({ page, servePage }) => {
    const heard = await listen(page);
    await page.goto(serveSwatches(servePage, { products: [pen], locale, above: ABOVE }));
    await waitForSwatches(page);
    await heard.read('The choice as it comes', 'table.variations');
    await heard.act('A click on the gift box', () => probeSwatches(page).pick('gift-box'));
    await heard.read('The choice after it', 'table.variations');
    expectHeard(heard, `swatches-radio.${locale}`);
  });

  test(`${locale}: what is left of each size of a red mug`, async ({ page, servePage }) => {
    const left = locale === 'en' ? '3 left' : 'بقيت 3 قطع';
    const edit = (html: string) => withFields({ '22': { max_qty: 3, variation_stock_left: left } })(badge(html));
    const heard = await listen(page);
    const options = { show_variation_stock: '1' };
    await page.goto(
      serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit }], options, locale }),
    );
    await waitForSwatches(page);
    const form = probeSwatches(page);
    await form.pick('red');
    await expect.poll(() => form.having('wvs-show-stock-left-info')).toEqual(['s']);
    await heard.read('The sizes after red was chosen', 'tr:has([data-attribute_name="attribute_pa_size"])');
    expectHeard(heard, `swatches-stock.${locale}`);
  });
}
