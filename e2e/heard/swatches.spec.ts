import { mug, pen } from '@hadaya/testing/shop';
import { expectHeard, listen } from '../kit/heard/listen.ts';
import { expect, test } from '../kit/test.ts';
import { badge, withFields } from '../swatches/kit/addOnFields.ts';
import { productCard } from '../swatches/kit/productCard.ts';
import { probeSwatches, waitForSwatches } from '../swatches/kit/swatches.ts';
import { serveSwatches } from '../swatches/kit/swatchPage.ts';
import { withLimit } from '../swatches/kit/withLimit.ts';

const ABOVE = '<button>Before</button>';

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: announces a colour selected by keyboard, a refused size, the accepted suggestion and the reset`, async ({
    page,
    servePage,
  }) => {
    const heard = await listen(page);
    await page.goto(serveSwatches(servePage, { products: [mug], locale, scripts: 'woocommerce', above: ABOVE }));
    await waitForSwatches(page);
    const { notice } = probeSwatches(page);
    await expect(page.locator('.reset_variations')).toBeHidden();
    await heard.read('The options at load', 'table.variations');
    await page.getByText('Before').focus();
    await heard.press('Tab');
    await heard.press('End');
    await heard.press('Space');
    await heard.press('Tab');
    await heard.act('Space on an unavailable value', () => probeSwatches(page).control('42').press('Space'), {
      until: /./,
    });
    await expect(notice).toBeVisible();
    await heard.read('The options after the selection', 'table.variations');
    await heard.act('Enter on the suggestion', () => notice.getByRole('button').first().press('Enter'));
    await heard.read('The options after the suggestion', 'table.variations');
    await heard.act('Enter on Clear', () => page.locator('.reset_variations').press('Enter'));
    expectHeard(heard, `swatches.${locale}`);
  });

  test(`${locale}: reads the image and radio swatches of a pen`, async ({ page, servePage }) => {
    const heard = await listen(page);
    await page.goto(serveSwatches(servePage, { products: [pen], locale, above: ABOVE }));
    await waitForSwatches(page);
    await heard.read('The options at load', 'table.variations');
    await heard.act('A click on the gift box', () => probeSwatches(page).pick('gift-box'));
    await heard.read('The options after the selection', 'table.variations');
    expectHeard(heard, `swatches-radio.${locale}`);
  });

  test(`${locale}: reads the remaining stock of each size of a red mug`, async ({ page, servePage }) => {
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
    await heard.read('The sizes after red is selected', 'tr:has([data-attribute_name="attribute_pa_size"])');
    expectHeard(heard, `swatches-stock.${locale}`);
  });

  test(`${locale}: announces the values behind “+1 more” when shown by keyboard`, async ({ page, servePage }) => {
    const limit = withLimit('attribute_pa_color', 2);
    const more = locale === 'en' ? '+1 More' : '+1 أخرى';
    const edit = (html: string) => limit.edit(html).replace('+1 More', more);
    const products = [{ product: mug, hasSwatches: true as const, edit }];
    const heard = await listen(page);
    await page.goto(serveSwatches(servePage, { products, locale, head: limit.head }));
    await waitForSwatches(page);
    const colours = 'tr:has([data-attribute_name="attribute_pa_color"])';
    await heard.read('The colours at load', colours);
    await heard.act('Enter on “more”', () => page.getByText(more).press('Enter'));
    await heard.read('The colours after “more”', colours);
    expectHeard(heard, `swatches-more.${locale}`);
  });

  test(`${locale}: announces options selected by keyboard on a product card`, async ({ page, servePage }) => {
    const products = [{ product: mug, hasSwatches: true as const, edit: productCard, selected: {} }];
    const heard = await listen(page);
    await page.goto(serveSwatches(servePage, { products, locale, scripts: 'jquery', above: ABOVE }));
    const card = page.locator('.wvs-archive-variations-wrapper');
    await expect(card).toHaveAttribute('data-hadaya-state', 'mounted');
    await heard.read('The card at load', '.wvs-archive-product-wrapper');
    await page.locator('.wvs-archive-product-wrapper h3 a').focus();
    await heard.press('Tab');
    await heard.press('Space');
    await heard.press('Tab');
    await heard.press('Space');
    await heard.read('The card after the selection', '.wvs-archive-product-wrapper');
    await heard.act('Enter on Clear', () => page.locator('.wvs_archive_reset_variations a').press('Enter'));
    expectHeard(heard, `swatches-card.${locale}`);
  });
}
