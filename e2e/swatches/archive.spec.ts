import { bottle, mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { productHtml } from '../variations/kit/formPage.ts';
import { ADD_TO_CART_SCRIPT, productCard } from './kit/productCard.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

test('in catalog mode with the behaviour "navigate", a click follows an item’s link and does not select the item', async ({
  page,
  servePage,
  guest,
}) => {
  // axe's findings about the small links inside the items do not count, because the server prints these links.
  await guest.allow({ axe: ['nested-interactive', 'target-size'] });
  const edit = (html: string) =>
    html
      .replaceAll('variable-items-wrapper ', 'variable-items-wrapper archive-variable-items ')
      .replaceAll(
        '<div class="variable-item-contents">',
        '<div class="variable-item-contents"><a href="#there">to</a>',
      );
  const options = { enable_catalog_mode: '1', catalog_mode_behaviour: 'navigate' };
  await page.goto(
    serveSwatches(servePage, { products: [{ product: bottle, hasSwatches: true, edit, selected: {} }], options }),
  );
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.item('blue').locator('a').click();
  await expect(form.select(COLOR)).toHaveValue('');
  await expect(page).toHaveURL(/#there/);
});

test('the card shows the selection’s thumbnail in a fixed-size box', async ({ page, servePage, guest }) => {
  await guest.allow({
    hostChanges: [
      {
        selector: '.wvs-archive-product-image',
        attributes: ['src', 'srcset', 'sizes', 'style'],
      },
    ],
    pageState: ['scroll'],
  });
  const edit = (html: string) =>
    `<div class="wvs-archive-product-wrapper"><img class="wvs-archive-product-image" alt="" width="300" height="200" srcset="/own.svg 1x" src="/own.svg" style="inline-size:300px;block-size:auto">${html}</div>`;
  servePage('/own.svg', {
    html: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
    headers: { 'content-type': 'image/svg+xml' },
  });
  await page.goto(serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit }] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  const image = page.locator('.wvs-archive-product-image');
  const before = await image.evaluate((node) => ({
    html: node.outerHTML,
    box: JSON.stringify(node.getBoundingClientRect()),
  }));
  await form.pick('red');
  await form.pick('s');
  await expect(image).toHaveAttribute('src', /mug-red/);
  await expect.poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.complete)).toBe(true);
  await settle(page);
  expect(await image.evaluate((node) => JSON.stringify(node.getBoundingClientRect()))).toBe(before.box);
  await form.select(SIZE).evaluate((node: HTMLSelectElement) => {
    node.value = '';
    node.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(image).toHaveAttribute('src', '/own.svg');
  await expect(image).toHaveAttribute('srcset', '/own.svg 1x');
});

test('loop swatches: the card’s button adds the variation, and Clear restores the card', async ({
  page,
  servePage,
  guest,
}) => {
  const changed = ['href', 'aria-label', 'aria-describedby', 'class', 'data-product_id'];
  await guest.allow({
    hostChanges: [
      { selector: 'a, .price, .price *, .widget_shopping_cart_content', attributes: changed },
      { selector: '.added_to_cart' },
    ],
  });
  servePage('/kit/cart.js', { html: ADD_TO_CART_SCRIPT, headers: { 'content-type': 'text/javascript' } });
  const above = '<script src="/kit/cart.js" defer></script>';
  const product = { product: mug, hasSwatches: true as const, edit: productCard, selected: {} };
  await page.goto(serveSwatches(servePage, { products: [product], scripts: 'jquery', above }));
  const root = page.locator('.wvs-archive-variations-wrapper');
  await expect(root).toHaveAttribute('data-hadaya-state', 'mounted');
  const item = (value: string) => root.locator(`.variable-item[data-value="${value}"]`);
  const card = page.locator('.wvs-archive-product-wrapper');
  const button = card.locator('.wvs-add-to-cart-button');
  const [clear, price] = [root.locator('.wvs_archive_reset_variations'), card.locator('.price')];
  const read = () =>
    Promise.all([button, card.locator('h3 a'), price].map((part) => part.evaluate((node) => node.outerHTML)));
  const before = await read();
  await expect(clear).toBeHidden();

  // With an incomplete selection, the card links to the product with that selection.
  await item('red').click();
  await expect(button).toHaveAttribute('href', /\/product\/ceramic-mug\/\?attribute_pa_color=red$/);
  await expect(card.locator('h3 a')).toHaveAttribute('href', /attribute_pa_color=red$/);
  await expect(button).toHaveText('Select options');
  await expect(clear).toBeVisible();

  // A visitor can buy a complete selection from the card, with WooCommerce's own script.
  await item('s').click();
  await expect(button).toHaveText('Add to cart');
  await expect(button).toHaveAccessibleDescription('');
  await expect(button).toHaveAttribute('href', /attribute_pa_size=s&add-to-cart=21&variation_id=22$/);
  await expect(price).toContainText('4.500');
  await button.click();
  await expect(page.locator('.widget_shopping_cart_content')).toHaveText('Variation 22 × 1');
  expect(await page.evaluate(() => Reflect.get(window, '__cart'))).toEqual(['adding_to_cart 22', 'added_to_cart']);
  await expect(card.locator('a.added_to_cart')).toHaveText('View cart');

  // The blue variation fits any size, so WooCommerce cannot derive the size from the variation's id, and the URL must
  // contain the size.
  await item('blue').click();
  await expect(card.locator('a.added_to_cart')).toHaveCount(0);
  await expect(button).toHaveAttribute(
    'href',
    /attribute_pa_color=blue&attribute_pa_size=s&add-to-cart=21&variation_id=24$/,
  );
  await expect(button).not.toHaveClass(/ajax_add_to_cart(?<!wvs_ajax_add_to_cart)|added/);

  await clear.locator('a').click();
  await expect(item('blue')).not.toHaveClass(/selected/);
  await expect(clear).toBeHidden();
  await expect.poll(read).toEqual(before);
});

test('loop swatches: with plain permalinks, only the product’s own links carry the selection', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ hostChanges: [{ selector: 'a', attributes: ['href'] }] });
  const others = ['/?product_cat=mugs', '/?product=pen', '/?add_to_wishlist=21', '//other.example/?product=mug'];
  const edit = (form: string) =>
    productCard(form)
      .replaceAll('"/product/ceramic-mug/"', '"/?product=mug"')
      .replace(
        '</h3>',
        `</h3><a href="/?product=mug#reviews">Reviews</a>${others.map((to) => `<a href="${to}">Other</a>`).join(' ')}`,
      );
  const product = { product: mug, hasSwatches: true as const, edit, selected: {} };
  await page.goto(serveSwatches(servePage, { products: [product], scripts: 'jquery' }));
  const root = page.locator('.wvs-archive-variations-wrapper');
  await expect(root).toHaveAttribute('data-hadaya-state', 'mounted');
  await root.locator('.variable-item[data-value="red"]').click();
  const chosen = /\/\?product=mug&attribute_pa_color=red(#reviews)?$/;
  for (const link of ['h3 a', 'h3 + a', '.wvs-add-to-cart-button'])
    await expect(page.locator(`.wvs-archive-product-wrapper ${link}`)).toHaveAttribute('href', chosen);
  const kept = page.getByRole('link', { name: 'Other' });
  expect(await kept.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(others);
});

test('mounts swatches on cards added by infinite scroll and leaks nothing when ajax filters remove them', async ({
  page,
  servePage,
  leaks,
  guest,
}) => {
  await guest.allow({ hostChanges: [{ selector: '.price, a', attributes: ['href', 'class'] }] });
  await page.clock.install();
  const product = { product: mug, hasSwatches: true as const, edit: productCard, selected: {} };
  await page.goto(serveSwatches(servePage, { products: [product], scripts: 'jquery' }));
  const card = page.locator('.wvs-archive-variations-wrapper');
  await expect(card).toHaveAttribute('data-hadaya-state', 'mounted');
  const html = productHtml(product, '/swatches/');
  const cycle = async () => {
    await page.evaluate((markup) => {
      const box = document.createElement('section');
      box.innerHTML = markup;
      window.__hadayaGuest?.asHost(() => document.querySelector('main')?.append(box));
    }, html);
    await expect(card).toHaveCount(2);
    await expect(card.last()).toHaveAttribute('data-hadaya-state', 'mounted');
    await card.last().locator('.variable-item[data-value="red"]').click();
    await expect(page.locator('.wvs-add-to-cart-button').last()).toHaveAttribute('href', /attribute_pa_color=red$/);
    await expect(page.locator('.wvs-add-to-cart-button').first()).toHaveAttribute('href', '/product/ceramic-mug/');
    await page.evaluate(() => window.__hadayaGuest?.asHost(() => document.querySelector('main > section')?.remove()));
    await page.clock.runFor(12_000);
  };
  // One-time additions, such as React's single listener per page, can occur in any early cycle; a leak occurs in every
  // cycle.
  await expect(async () => {
    const before = await leaks.take();
    await cycle();
    expect(await leaks.since(before)).toEqual([]);
  }).toPass({ timeout: 60_000 });
});
