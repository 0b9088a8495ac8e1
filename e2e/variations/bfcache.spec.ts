import { mug } from '@hadaya/testing/shop';
import { bfcacheLaunch, expect, test } from '../kit/test.ts';
import { probeForm, waitForForms } from './kit/form.ts';
import { serveForms } from './kit/formPage.ts';

test.use({ launchOptions: bfcacheLaunch });

const COLOR = 'attribute_pa_color';

test('reads the selects again after a back/forward cache restore', async ({ page, servePage }) => {
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce', path: '/bf/' }));
  const other = servePage('/other/', '<!doctype html><html lang="en"><title>Other</title><p>Other page</p></html>');
  await waitForForms(page);
  await probeForm(page).choose('attribute_pa_color', 'red');
  await page.goto(other);
  await page.goBack({ waitUntil: 'commit' });
  await expect(probeForm(page).select('attribute_pa_color')).toHaveValue('red');
  await expect.poll(async () => (await probeForm(page).state()).choice).toEqual({ attribute_pa_color: 'red' });
});

test('values restored by the browser override the URL', async ({ page, servePage }) => {
  const url = serveForms(servePage, { products: [mug], scripts: 'woocommerce', settings: { keepChoiceInUrl: false } });
  const other = servePage('/other/', '<!doctype html><title>Other</title><p>Other page</p>');
  await page.goto(`${url}?attribute_pa_color=red`);
  await expect(probeForm(page).select(COLOR)).toHaveValue('red');
  await probeForm(page).select(COLOR).selectOption('blue');
  await page.goto(other);
  await page.goBack({ waitUntil: 'commit' });
  await expect(probeForm(page).select(COLOR)).toHaveValue('blue');
  await expect.poll(async () => (await probeForm(page).state()).choice).toEqual({ [COLOR]: 'blue' });
});
