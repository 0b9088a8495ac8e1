/** The place that price and text once took is kept between choices and given back when the choice is cleared. */
import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

test('the height of a long text is given back when the choice is cleared', async ({ page, servePage, guest }) => {
  await guest.allow({ hostChanges: [{ selector: '.single_variation *' }, { selector: '.single_variation' }] });
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForForms(page);
  const wrap = page.locator('.single_variation_wrap');
  const height = async () => (await wrap.boundingBox())?.height ?? 0;
  const empty = await height();
  await page.locator('select').nth(0).selectOption('red');
  await page.locator('select').nth(1).selectOption('s');
  await expect(page.locator('.single_variation')).toBeVisible();
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.style.height = '311px';
    window.__hadayaGuest?.asHost(() => document.querySelector('.single_variation')?.append(text));
  });
  await page.locator('select').nth(1).selectOption('m');
  await expect(wrap).toHaveAttribute('style', /min-height/);
  await page.locator('.reset_variations').click();
  await expect.poll(height).toBeLessThanOrEqual(empty + 1);
});
