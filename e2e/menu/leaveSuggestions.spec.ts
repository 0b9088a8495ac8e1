import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { mounted, searchPage } from './searchPage.ts';

const settings = '<script>window.hadaya={settings:{menu:{suggestions:true}},q:[]}</script>';

/** Product as WooCommerce's public route lists it. */
const listed = (name: string) => ({ name, permalink: 'http://127.0.0.1/product/x/', prices: null, images: [] });

test('pressing a suggestion follows its link without first moving focus', async ({ page, servePage }) => {
  servePage('/found/', documentOf('<h1>Found</h1>'));
  const address = servePage('/product/mug/', documentOf('<h1>Mug</h1>'));
  await page.goto(servePage('/s/', searchPage('text', { settings })));
  const permalink = new URL(address, page.url()).href;
  await page.route('**/wp-json/**', (route) => route.fulfill({ json: [{ ...listed('Mug'), permalink }] }));
  await page.waitForSelector(mounted);
  const field = page.locator('.hfe-search-form__input');
  await field.fill('mug');
  await page.getByRole('option').hover();
  await page.mouse.down();
  await expect(field).toBeFocused();
  await page.mouse.up();
  await expect(page).toHaveURL(permalink);
});

test('moving focus out of the field closes the list, and a late response does not reopen it', async ({
  page,
  servePage,
}) => {
  let letAnswerCome = () => {};
  let answer = Promise.resolve();
  await page.route('**/wp-json/**', async (route) => {
    await answer;
    await route.fulfill({ json: [listed('Mug')] }).catch(() => {});
  });
  const extra = '<p><a href="#next">Next</a></p>';
  await page.goto(servePage('/s/', searchPage('text', { settings, extra })));
  await page.waitForSelector(mounted);
  const field = page.locator('.hfe-search-form__input');
  const leave = () => page.getByRole('link', { name: 'Next' }).focus();
  await field.fill('mug');
  await expect(page.getByRole('option')).toBeVisible();
  await leave();
  await expect(page.getByRole('option')).toBeHidden();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  answer = new Promise((resolve) => {
    letAnswerCome = resolve;
  });
  const asked = page.waitForRequest('**/wp-json/**');
  const answered = page.waitForResponse('**/wp-json/**');
  await field.fill('cup');
  await asked;
  await leave();
  letAnswerCome();
  await answered;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.getByRole('option')).toBeHidden();
});
