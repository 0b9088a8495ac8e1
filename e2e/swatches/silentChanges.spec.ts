import { mug, pen } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, type SwatchProbe, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const RED = { [COLOR]: 'red', [SIZE]: 's' };

/** Adds a `type="reset"` button above the options, as some themes do. */
const withResetButton = (html: string) =>
  html.replace('<table class="variations"', '<button type="reset">Start over</button><table class="variations"');

async function expectNothingChosen(form: SwatchProbe): Promise<void> {
  await expect(form.id).toHaveValue(/^0?$/);
  await expect.poll(() => form.having('selected')).toEqual([]);
  await expect(form.label(COLOR)).toHaveText('');
  await expect(form.root.locator('.single_variation .price')).toBeHidden();
  await expect(form.root.locator('.single_add_to_cart_button')).toHaveClass(/disabled/);
}

async function choose(form: SwatchProbe, color: string, size: string): Promise<void> {
  await form.pick(color);
  await form.pick(size);
  await expect(form.id).toHaveValue(/[1-9]/);
  await expect(form.root.locator('.single_variation .price')).toBeVisible();
}

for (const scripts of ['woocommerce', 'none'] as const) {
  test(`a reset button clears the swatches, label, price and variation, and each swatch can be selected again (shop’s script: ${scripts})`, async ({
    page,
    servePage,
  }) => {
    await page.goto(
      serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit: withResetButton }], scripts }),
    );
    await waitForSwatches(page);
    const form = probeSwatches(page);
    await choose(form, 'red', 's');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expectNothingChosen(form);
    await choose(form, 'red', 's');
    await page.evaluate(() => document.querySelector<HTMLFormElement>('.variations_form')?.reset());
    await expectNothingChosen(form);
  });
}

test('a reset immediately after a selection clears the price and the variation', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'none' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await choose(form, 'red', 's');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.variable-item[data-value="m"]')?.click();
    document.querySelector<HTMLFormElement>('.variations_form')?.reset();
  });
  await expectNothingChosen(form);
});

test('a reset restores the server’s preselection with price, variation and radio dots', async ({ page, servePage }) => {
  const penAlone = { product: pen, hasSwatches: true as const, selected: { attribute_pa_box: 'gift-box' } };
  const mugInRed = { product: mug, hasSwatches: true as const, selected: RED };
  await page.goto(serveSwatches(servePage, { products: [mugInRed, penAlone], scripts: 'woocommerce' }));
  await waitForSwatches(page, 2);
  const [mugForm, penForm] = [probeSwatches(page), probeSwatches(page, 1)];
  await expect(mugForm.id).toHaveValue('22');
  await mugForm.pick('blue');
  await mugForm.pick('m');
  await expect(mugForm.id).not.toHaveValue('22');
  // WooCommerce slides the price open above the swatch, so an early click would miss.
  await penForm.item('no-box').click();
  await expect(penForm.control('no-box')).toBeChecked();
  await page.evaluate(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('.variations_form')) form.reset();
  });
  await expect(mugForm.id).toHaveValue('22');
  await expect.poll(() => mugForm.having('selected')).toEqual(['red', 's']);
  await expect(penForm.control('gift-box')).toBeChecked();
  await expect(penForm.control('no-box')).not.toBeChecked();
  await expect.poll(() => penForm.having('selected')).toEqual(['gift-box']);
});

test('a prevented reset or another form’s reset changes nothing', async ({ page, servePage }) => {
  await page.goto(
    serveSwatches(servePage, { products: [mug], above: '<form id="other"><input aria-label="Other"></form>' }),
  );
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  const changes = await page.evaluate(async () => {
    let heard = 0;
    document.addEventListener('change', () => (heard += 1));
    const own = document.querySelector<HTMLFormElement>('.variations_form');
    own?.addEventListener('reset', (event) => event.preventDefault());
    own?.reset();
    document.querySelector<HTMLFormElement>('#other')?.reset();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return heard;
  });
  expect(changes).toBe(0);
  expect(await form.having('selected')).toEqual(['red']);
});

test('swatches can still be selected after a script sets or clears the value without an event', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('s');
  const write = (value: string) =>
    form.select(COLOR).evaluate((select: HTMLSelectElement, expected) => {
      select.value = expected;
    }, value);
  await write('red');
  await form.pick('red');
  await expect.poll(() => form.having('selected')).toEqual(['red', 's']);
  await expect(form.id).toHaveValue(/[1-9]/);
  await write('');
  await form.pick('blue');
  await expect.poll(() => form.having('selected')).toEqual(['blue', 's']);
  await expect(form.select(COLOR)).toHaveValue('blue');
});

test('replacing options by script without an event clears the swatch, the label and the variation', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [mug], scripts: 'woocommerce' }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await choose(form, 'red', 's');
  await form.select(COLOR).evaluate((select) => {
    select.innerHTML = '<option value="">Choose</option><option value="blue">Blue</option>';
  });
  await expect.poll(() => form.having('selected')).toEqual(['s']);
  await expect(form.label(COLOR)).toHaveText('');
  await expect(form.id).toHaveValue(/^0?$/);
});
