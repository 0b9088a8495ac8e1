/** Swatches work on the server's nodes before React has loaded; React renders the rest later. */
import { mug, pen } from '@hadaya/testing/shop';
import { openManifest } from '@hadaya/tools/manifest';
import { holdBack } from '../kit/holdBack.ts';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, readFocus, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
const RUNTIME = /\/runtime-/;

test('options can be selected by tap or keyboard before React loads, and React then describes unavailable values', async ({
  page,
  servePage,
}) => {
  const release = await holdBack(page, RUNTIME);
  await page.goto(serveSwatches(servePage, { products: [mug, pen], scripts: 'woocommerce' }));
  await waitForSwatches(page, 2);
  const form = probeSwatches(page);
  await form.pick('red');
  expect(await form.having('selected')).toEqual(['red']);
  await expect(form.control('red')).toHaveAttribute('aria-checked', 'true');
  await form.control('red').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => readFocus(page)).toBe('green');
  await form.control('s').focus();
  await page.keyboard.press('Space');
  await expect(form.id).toHaveValue('22');
  expect(await form.having('selected')).toEqual(['red', 's']);
  const other = probeSwatches(page, 1);
  await other.pick('gift-box');
  await expect(other.control('gift-box')).toBeChecked();
  // A press on an unavailable value changes nothing, even before its explanation has loaded.
  await form.pick('green');
  expect(await form.having('selected')).toEqual(['red', 's']);

  release();
  await expect(form.label(COLOR)).toHaveText(': Red');
  await expect(form.control('42')).toHaveAttribute('aria-disabled', 'true');
  await expect(form.control('42')).toHaveAccessibleDescription('Unavailable');
  await expect(form.control('m')).toHaveAccessibleDescription('Sold out');
  await expect(form.notice).toContainText('Green is not available');
  expect(await form.having('selected')).toEqual(['red', 's']);
  await expect(other.control('gift-box')).toBeChecked();
});

test('no initial swatches file imports React', () => {
  const { files } = openManifest();
  for (const name of ['swatches', 'variations', 'block-swatches']) {
    expect(
      files[name]?.imports.filter((file) => RUNTIME.test(`/${file}`)),
      name,
    ).toEqual([]);
  }
});
