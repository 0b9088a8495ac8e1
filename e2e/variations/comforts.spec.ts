import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeForm, waitForForms } from './kit/form.ts';
import { type ShopScripts, serveForms } from './kit/formPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';
const SELECT_FIRST = 'Please select some product options before adding this product to your cart.';
const BOTH: readonly ShopScripts[] = ['woocommerce', 'none'];

for (const scripts of BOTH) {
  test(`a press on the disabled button shows the reason, and the reset link clears all selects by mouse and keyboard (with scripts: ${scripts})`, async ({
    page,
    servePage,
    snap,
  }) => {
    // Another test covers whether the selection reaches the URL.
    const settings = { keepChoiceInUrl: false };
    await page.goto(serveForms(servePage, { products: [mug], scripts, settings }));
    await waitForForms(page);
    const form = probeForm(page);
    await expect(form.button).toHaveClass(/wc-variation-selection-needed/);
    const notice = form.root.locator('[data-hadaya-notice]');

    await test.step('pressing the disabled button shows the reason beside the attribute instead of an alert box', async () => {
      await form.choose(COLOR, 'red');
      await form.button.click();
      await expect(notice).toHaveText(SELECT_FIRST);
      await expect(notice).toHaveAttribute('role', 'alert');
      await expect(form.select(SIZE)).toBeFocused();
      await snap(`variations-notice-${scripts}`);
      await form.choose(SIZE, 's');
      await expect(notice).toHaveCount(0);
    });

    await test.step('reports an unavailable variation below the attributes and keeps focus', async () => {
      await form.choose(SIZE, 'm');
      await expect(form.button).toHaveClass(/wc-variation-is-unavailable/);
      await form.button.click();
      await expect(notice).toHaveText(/this product is unavailable/);
      await expect(form.button).toBeFocused();
    });

    await test.step('the reset link clears all selects, announces the reset and focuses the first attribute', async () => {
      await form.choose(SIZE, 's');
      await page.locator('.reset_variations').click();
      await expect(form.select(COLOR)).toHaveValue('');
      await expect(form.select(SIZE)).toHaveValue('');
      await expect(page.locator('.reset_variations_alert')).toHaveText(/selection has been reset/);
      await expect(form.select(COLOR)).toBeFocused();
      expect((await form.state()).match).toBe('incomplete');
    });

    for (const key of ['Enter', ' '])
      await test.step(`${key === ' ' ? 'Space' : key} on the reset link also clears the colour and focuses its select`, async () => {
        await form.choose(COLOR, 'red');
        await page.locator('.reset_variations').press(key);
        await expect(form.select(COLOR)).toHaveValue('');
        await expect(form.select(COLOR)).toBeFocused();
      });
  });
}

for (const scripts of BOTH)
  test(`a press on a disabled second submit button also shows the reason without an alert box (with scripts: ${scripts})`, async ({
    page,
    servePage,
  }) => {
    const edit = (html: string) =>
      html.replace(
        '<input type="hidden" name="variation_id"',
        (field) => `<button class="single_add_to_cart_button button disabled" name="buy-now">Buy now</button>${field}`,
      );
    await page.goto(serveForms(servePage, { products: [{ product: mug, edit }], scripts }));
    await waitForForms(page);
    const form = probeForm(page);
    await expect(form.button.first()).toHaveClass(/wc-variation-selection-needed/);
    await page.getByRole('button', { name: 'Buy now' }).click();
    await expect(form.root.locator('[data-hadaya-notice]')).toHaveText(SELECT_FIRST);
  });

test('a reset focuses the first group when swatches replace the selects', async ({ page, servePage }) => {
  const products = [{ product: mug, hasSwatches: true as const }];
  await page.goto(serveForms(servePage, { products, scripts: 'woocommerce' }));
  await waitForForms(page);
  await expect(probeForm(page).button).toHaveClass(/disabled/);
  await probeForm(page).choose(COLOR, 'red');
  await page.locator('.reset_variations').click();
  await expect(page.locator('ul[data-attribute_name="attribute_pa_color"] li').first()).toBeFocused();
});

test('before the form is initialised, a submission only shows a message and focuses the first select', async ({
  page,
  servePage,
}) => {
  await page.goto(serveForms(servePage, { products: [mug], scripts: 'jquery' }));
  await waitForForms(page);
  const form = probeForm(page);
  await expect(form.root.locator('[data-hadaya-messages]')).toHaveCount(1);
  await form.button.click();
  await expect(form.root.locator('[data-hadaya-notice]')).toHaveText(SELECT_FIRST);
  await expect(form.select(COLOR)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/forms/');
});

test('with an incomplete or sold-out selection, a press on the button reaches notify and waitlist plugins', async ({
  page,
  servePage,
}) => {
  const after = `const heard = []; window.__heard = heard;
      document.querySelector('.single_add_to_cart_button').addEventListener('click', () => heard.push('button'));
      document.addEventListener('click', ({ target }) => target.closest('.disabled') && heard.push('document'));
      jQuery(document).on('click', '.single_add_to_cart_button.disabled', () => heard.push('delegated'));
      jQuery('.variations_form').on('click', '.single_add_to_cart_button', () => heard.push('form'));`;
  await page.goto(
    serveForms(servePage, { products: [mug], scripts: 'woocommerce', after, settings: { keepChoiceInUrl: false } }),
  );
  await waitForForms(page);
  const form = probeForm(page);
  await form.choose(COLOR, 'red');
  await expect(form.root.locator('[data-hadaya-messages]')).toHaveCount(1);
  const alertBefore = await page.evaluateHandle(() => window.alert);
  for (const [name, value, state, says] of [
    ['unfinished', '', /wc-variation-selection-needed/, SELECT_FIRST],
    ['sold out', 'm', /wc-variation-is-unavailable/, /this product is unavailable/],
  ] as const)
    await test.step(name, async () => {
      if (value !== '') await form.choose(SIZE, value);
      await expect(form.button).toHaveClass(state);
      await form.button.click();
      await expect(form.root.locator('[data-hadaya-notice]')).toBeVisible();
      await expect(form.root.locator('[data-hadaya-notice]')).toHaveText(says);
      const heard = await page.evaluate(() => Reflect.get(window, '__heard').splice(0).sort());
      expect(heard).toEqual(['button', 'delegated', 'document', 'form']);
      await expect.poll(() => page.evaluate((alert) => window.alert === alert, alertBefore)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/forms/');
    });
});

for (const [does, size, times, says] of [
  ['submits the form exactly once when the button is enabled', 's', 1, ''],
  ['shows the reason when the selection is unavailable', 'm', 0, /this product is unavailable/],
] as const)
  test(`after a selection, a press on the button before WooCommerce enables the button ${does}`, async ({
    page,
    servePage,
  }) => {
    const after = `const sent = window.__sent = [];
      document.addEventListener('submit', (event) => {
        event.preventDefault();
        sent.push(new FormData(event.target).get('variation_id'));
      });`;
    const settings = { keepChoiceInUrl: false };
    await page.goto(serveForms(servePage, { products: [mug], scripts: 'woocommerce', after, settings }));
    await waitForForms(page);
    const form = probeForm(page);
    await form.choose(COLOR, 'red');
    await expect(form.root.locator('[data-hadaya-messages]')).toHaveCount(1);
    await form.root.evaluate((root, value) => {
      const select = root.querySelector<HTMLSelectElement>('select[name="attribute_pa_size"]');
      const button = root.querySelector<HTMLElement>('.single_add_to_cart_button');
      if (!select) return;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      button?.click();
      button?.click();
    }, size);
    const sent = () => page.evaluate(() => Reflect.get(window, '__sent') as string[]);
    if (says === '') await expect.poll(sent).toHaveLength(1);
    else await expect(form.root.locator('[data-hadaya-notice]')).toHaveText(says);
    await expect(form.button).toHaveClass(says === '' ? /^(?!.*disabled)/ : /wc-variation-is-unavailable/);
    await expect(form.root.locator('[data-hadaya-notice]')).toHaveCount(says === '' ? 0 : 1);
    expect(await sent()).toHaveLength(times);
  });

test('a refused press does not prevent the page’s other alert boxes from opening', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ dialogs: 'expected' });
  const after = `document.querySelector('.single_add_to_cart_button').addEventListener('click', () => alert('We will write to you'));`;
  await page.goto(
    serveForms(servePage, { products: [mug], scripts: 'woocommerce', after, settings: { keepChoiceInUrl: false } }),
  );
  await waitForForms(page);
  await probeForm(page).choose(COLOR, 'red');
  await expect(probeForm(page).root.locator('[data-hadaya-messages]')).toHaveCount(1);
  const texts: string[] = [];
  page.on('dialog', (dialog) => texts.push(dialog.message()));
  await probeForm(page).button.click();
  await expect.poll(() => texts).toEqual(['We will write to you']);
});

test('WooCommerce’s alert box opens when inlineNotices is off', async ({ page, servePage, guest }) => {
  await guest.allow({ dialogs: 'expected' });
  await page.goto(
    serveForms(servePage, { products: [mug], scripts: 'woocommerce', settings: { inlineNotices: false } }),
  );
  await waitForForms(page);
  await expect(probeForm(page).button).toHaveClass(/disabled/);
  const texts: string[] = [];
  page.on('dialog', (dialog) => texts.push(dialog.message()));
  await probeForm(page).button.click();
  await expect.poll(() => texts).toEqual([SELECT_FIRST]);
});

test('falls back to our wording in the page’s language when WooCommerce’s wording is missing', async ({
  page,
  servePage,
}) => {
  await page.goto(
    serveForms(servePage, {
      products: [{ product: mug, edit: (html) => `<div lang="ar" dir="rtl">${html}</div>` }],
      scripts: 'none',
      locale: 'ar',
      hasParams: false,
    }),
  );
  await waitForForms(page);
  await expect(probeForm(page).button).toHaveClass(/disabled/);
  await probeForm(page).button.click();
  await expect(page.locator('[data-hadaya-notice]')).toHaveText('يرجى تحديد خيارات المنتج قبل إضافته إلى السلة.');
});
