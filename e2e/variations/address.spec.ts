import { bag, bottle, mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeForm, readEvents, takeLog, waitForEngine, waitForForms } from './kit/form.ts';
import { productHtml, serveForms } from './kit/formPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const MODEL = 'attribute_pa_model';

/** Selects with the keyboard as a visitor does, so that the browser fires trusted events. */
async function chooseByKey(page: Page, attribute: string, label: string): Promise<void> {
  await probeForm(page).select(attribute).focus();
  await page.keyboard.type(label);
  await expect(probeForm(page).select(attribute)).not.toHaveValue('');
}

test('at the first check, before wc_variation_form, finds a complete selection that the server rendered', async ({
  page,
  servePage,
}) => {
  const selected = { [COLOR]: 'blue', [SIZE]: 'm' };
  const url = serveForms(servePage, { products: [{ product: mug, selected }], scripts: 'woocommerce' });
  await page.goto(`${url}?attribute_pa_color=blue&attribute_pa_size=m`);
  await expect.poll(async () => (await probeForm(page).state()).shown).toBe(24);
  const log = await takeLog(page);
  expect(log.indexOf('found_variation')).toBeLessThan(log.indexOf('wc_variation_form'));
  expect(log.filter((name) => name === 'change(select)')).toEqual([]);
});

test('keeps the first attribute of an impossible pair in the URL and clears the second', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  const selected = { [COLOR]: 'green', [SIZE]: 's' };
  const url = serveForms(servePage, { products: [{ product: mug, selected }], scripts: 'woocommerce' });
  await page.goto(`${url}?attribute_pa_color=green&attribute_pa_size=s`);
  await waitForForms(page);
  await page.clock.runFor(500);
  await expect(probeForm(page).select(COLOR)).toHaveValue('green');
  await expect(probeForm(page).select(SIZE)).toHaveValue('');
});

test('on a cached page, selects the values in the browser with one change event per attribute', async ({
  page,
  servePage,
}) => {
  const url = serveForms(servePage, { products: [mug], scripts: 'woocommerce' });
  await page.goto(`${url}?attribute_pa_color=red&attribute_pa_size=s`);
  await expect.poll(async () => (await probeForm(page).state()).shown).toBe(22);
  expect((await takeLog(page)).filter((name) => name === 'change(select)').length).toBe(2);
});

test('selects a value that the URL spells with a capital letter, and a quick view neither follows nor changes the URL', async ({
  page,
  servePage,
}) => {
  await page.clock.install();
  const products = [mug, { product: { ...bottle, defaults: {} }, action: '/bottle/' }];
  const url = serveForms(servePage, { products, scripts: 'woocommerce' });
  await page.goto(`${url}?attribute_pa_color=Red`);
  const form = probeForm(page);
  await expect(form.select(COLOR)).toHaveValue('red');
  await expect(form.root.locator('.reset_variations')).toBeVisible();
  expect((await form.state()).match).toBe('incomplete');
  const quickView = probeForm(page, 1);
  await expect(quickView.select(COLOR)).toHaveValue('');
  await quickView.select(COLOR).focus();
  await page.keyboard.type('Blue');
  await expect(quickView.select(COLOR)).toHaveValue('blue');
  await page.clock.runFor(500);
  expect(page.url()).toBe(`${url}?attribute_pa_color=Red`);
});

test('an unknown value in the URL selects nothing and emits no event', async ({ page, servePage }) => {
  await page.clock.install();
  const url = serveForms(servePage, { products: [mug], scripts: 'woocommerce' });
  await page.goto(`${url}?attribute_pa_color=purple`);
  await waitForForms(page);
  await page.clock.runFor(300);
  await expect(probeForm(page).select(COLOR)).toHaveValue('');
  expect(await readEvents(page)).toEqual([]);
});

test('a selection from the URL sends one request in ajax mode', async ({ page, servePage, server }) => {
  await page.clock.install();
  const url = serveForms(servePage, { products: [bag], scripts: 'woocommerce' });
  await page.goto(`${url}?attribute_pa_model=opt-7`);
  await expect.poll(async () => (await probeForm(page).state()).found).toBe(39);
  await page.clock.runFor(400);
  expect(server.backend.receivedBy('wc-ajax:get_variation').length).toBe(1);
  await expect(probeForm(page).select(MODEL)).toHaveValue('opt-7');
});

test('Arabic letters in the URL select the percent-encoded slug', async ({ page, servePage }) => {
  const slug = '%d8%a3%d8%ad%d9%85%d8%b1';
  const product = {
    ...mug,
    attributes: mug.attributes.map((attribute) => ({
      ...attribute,
      terms: attribute.terms.map((term) => (term.slug === 'red' ? { ...term, slug } : term)),
    })),
    variations: mug.variations.map((one) => ({
      ...one,
      values: { ...one.values, ...(one.values.pa_color === 'red' ? { pa_color: slug } : {}) },
    })),
  };
  const edit = (html: string) => html.replace(/data-product_variations="[^"]*"/, 'data-product_variations="false"');
  const url = serveForms(servePage, { products: [{ product, edit }], scripts: 'none' });
  await page.clock.install();
  await page.goto(`${url}?attribute_pa_color=أحمر`);
  const form = probeForm(page);
  await waitForEngine(page);
  await expect(form.select(COLOR)).toHaveValue(slug);
  const asked = page.waitForRequest(/get_variation/);
  await form.choose('attribute_pa_size', 's');
  // The slug keeps its percent signs, because the request body encodes them again.
  const body = (await asked).postData() ?? '';
  expect(body).toContain(`${COLOR}=${encodeURIComponent(slug)}`);
  expect(new URLSearchParams(body).get(COLOR)).toBe(slug);
});

test('keeps the selection in the URL without adding history entries', async ({ page, servePage, guest }) => {
  await guest.allow({ pageState: ['address', 'history'] });
  const url = serveForms(servePage, { products: [mug], scripts: 'woocommerce' });
  await page.goto(`${url}?x=1#top`);
  await waitForForms(page);
  await expect(probeForm(page).button).toHaveClass(/wc-variation-selection-needed/);
  const before = await page.evaluate(() => history.length);
  await chooseByKey(page, COLOR, 'Red');
  await chooseByKey(page, SIZE, 'S');
  await expect.poll(() => page.url()).toBe(`${url}?x=1&attribute_pa_color=red&attribute_pa_size=s#top`);

  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect.poll(async () => (await probeForm(shared).state()).found).toBe(22);
  await shared.close();

  await page.locator('.reset_variations').click();
  await expect.poll(() => page.url()).toBe(`${url}?x=1#top`);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

for (const [where, style] of [
  ['a quick view without a role', 'position: fixed; inset: 0'],
  ['a quick view in the page flow', ''],
] as const) {
  test(`a selection in ${where} does not change the page’s URL if its form has no action URL`, async ({
    page,
    servePage,
  }) => {
    const url = serveForms(servePage, { products: [], scripts: 'woocommerce' });
    await page.goto(`${url}?attribute_pa_color=green`);
    await page.waitForLoadState();
    await page.clock.install();
    const html = productHtml({ product: { ...mug, defaults: {} }, action: '' }, '/forms/');
    await page.evaluate(
      ({ html, style }) => {
        const box = document.createElement('div');
        box.style.cssText = style;
        box.innerHTML = html;
        window.__hadayaGuest?.asHost(() => document.body.append(box));
        const root = box.querySelector('.variations_form');
        if (root instanceof HTMLElement) window.__variations?.open(root);
      },
      { html, style },
    );
    await page.clock.runFor(500);
    const form = probeForm(page);
    // The URL contains another product's selection.
    await expect(form.select(COLOR)).toHaveValue('');
    await form.select(COLOR).focus();
    await page.keyboard.type('Blue');
    await expect(form.select(COLOR)).toHaveValue('blue');
    await page.clock.runFor(1000);
    expect(page.url()).toBe(`${url}?attribute_pa_color=green`);
  });
}

test('leaves the URL unchanged when keepChoiceInUrl is off', async ({ page, servePage }) => {
  await page.clock.install();
  const settings = { keepChoiceInUrl: false };
  const url = serveForms(servePage, { products: [mug], scripts: 'woocommerce', settings });
  await page.goto(url);
  await waitForForms(page);
  await chooseByKey(page, COLOR, 'Red');
  await page.clock.runFor(500);
  expect(page.url()).toBe(url);
});

test('does not write a default or preselected value to the URL', async ({ page, servePage }) => {
  await page.clock.install();
  const url = serveForms(servePage, { products: [bottle], scripts: 'woocommerce' });
  await page.goto(url);
  await expect.poll(async () => (await probeForm(page).state()).shown).toBe(30);
  await page.locator('h2').click();
  await page.clock.runFor(400);
  expect(page.url()).toBe(url);
});
