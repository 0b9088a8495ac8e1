/** Swatches on the cards of a product list. */
import { bottle, mug } from '@hadaya/testing/shop';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

test('rule 54: in catalog mode with navigate a click follows the link and chooses nothing', async ({
  page,
  servePage,
  guest,
}) => {
  // Links inside of the items are the server's, and small.
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

test('rule 55: the card shows the thumbnail of the choice in a box that keeps its size', async ({
  page,
  servePage,
  guest,
}) => {
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

test('rule 54: in catalog mode with another behaviour and the hover trigger, the mouse chooses', async ({
  page,
  servePage,
}) => {
  const edit = (html: string) =>
    html.replaceAll('variable-items-wrapper ', 'variable-items-wrapper archive-variable-items ');
  const options = { enable_catalog_mode: '1', catalog_mode_behaviour: 'hover', catalog_mode_trigger: 'hover' };
  await page.goto(serveSwatches(servePage, { products: [{ product: bottle, hasSwatches: true, edit }], options }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.item('blue').hover();
  await expect(form.select(COLOR)).toHaveValue('blue');
});
