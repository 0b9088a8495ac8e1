import { mug, pen } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, readFocus, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';

test('in the mug’s form, Tab stops four times and arrow keys only move focus', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [mug] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await test.step('Tab stops four times in the form, and arrow keys start from the current value', async () => {
    await expect(page.locator('.wc-variation-selection-needed')).toBeVisible();
    const stops: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      if (step === 0) {
        await page.keyboard.press('ArrowRight');
        // The first key press may load a file before it moves focus.
        await expect.poll(() => readFocus(page)).toBe('green');
      }
      stops.push(await readFocus(page));
    }
    expect(stops[1]).toBe('42');
    expect(stops[2]).toContain('qty');
    expect(stops[3]).toContain('single_add_to_cart_button');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => readFocus(page)).toBe('blue');
  });
  await test.step('arrow keys, Home and End move focus, and arrow keys wrap at the ends', async () => {
    await form.item('red').focus();
    for (const [key, value] of [
      ['ArrowRight', 'blue'],
      ['ArrowLeft', 'red'],
      ['Home', 'blue'],
      ['End', 'red'],
      ['ArrowUp', 'green'],
      ['ArrowDown', 'red'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => readFocus(page), { message: key }).toBe(value);
    }
  });
  await test.step('ignores keys with a modifier', async () => {
    await form.item('blue').focus();
    for (const key of ['Control+ArrowRight', 'Meta+ArrowRight', 'Control+Enter']) await page.keyboard.press(key);
    await expect.poll(() => readFocus(page)).toBe('blue');
    await expect.poll(() => form.having('selected')).toEqual([]);
  });
  await test.step('Space selects blue, and ArrowRight only moves focus', async () => {
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await expect.poll(() => form.having('selected')).toEqual(['blue']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readFocus(page)).toBe('green');
    await expect.poll(() => form.having('selected')).toEqual(['blue']);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test('in Arabic, ArrowRight moves back and ArrowDown moves forward', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [mug], locale: 'ar' }));
  await waitForSwatches(page);
  await probeSwatches(page).item('green').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readFocus(page)).toBe('blue');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => readFocus(page)).toBe('green');
});

test('with selectOnArrow, arrows select enabled values and only focus disabled ones', async ({ page, servePage }) => {
  await page.goto(serveSwatches(servePage, { products: [mug], settings: { selectOnArrow: true } }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('s');
  await form.item('blue').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readFocus(page)).toBe('green');
  await expect(form.select(COLOR)).toHaveValue('');
  await page.keyboard.press('ArrowRight');
  await expect(form.select(COLOR)).toHaveValue('red');
});

test('radios: arrows only move focus, and Space and Enter select without submitting the form', async ({
  page,
  servePage,
}) => {
  await page.goto(serveSwatches(servePage, { products: [pen] }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  const sent = await page.evaluateHandle(() => {
    const events: string[] = [];
    addEventListener('submit', ({ type }) => events.push(type));
    return events;
  });
  await form.control('gift-box').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => readFocus(page)).toBe('no-box');
  await expect(form.control('no-box')).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(form.control('no-box')).toBeChecked();
  await expect(form.select('attribute_pa_box')).toHaveValue('no-box');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => readFocus(page)).toBe('gift-box');
  await page.keyboard.press('Space');
  await expect(form.control('gift-box')).toBeChecked();
  await expect(form.select('attribute_pa_box')).toHaveValue('gift-box');
  await form.pick('engraved');
  await form.control('no-box').click({ force: true });
  await expect(form.control('gift-box'), 'a rejected click does not move the radio’s dot').toBeChecked();
  expect(await sent.jsonValue(), 'the form was not sent').toEqual([]);
});

test('with unavailable values hidden, choosing red hides size 42, and arrow keys skip it', async ({
  page,
  servePage,
}) => {
  const bodyClass = 'woo-variation-swatches wvs-behavior-hide wvs-tooltip';
  await page.goto(serveSwatches(servePage, { products: [mug], bodyClass }));
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await form.pick('red');
  await expect(form.item('42')).toBeHidden();
  await expect.poll(() => form.tabStops()).toEqual(['red', 'm']);
  await form.item('s').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readFocus(page)).toBe('m');
});

test('a group without an enabled item keeps one tab stop on its first item', async ({ page, servePage }) => {
  const variations = mug.variations.map((one) => ({ ...one }));
  const edit = (html: string) =>
    html.replaceAll('&quot;variation_is_active&quot;:true', '&quot;variation_is_active&quot;:false');
  await page.goto(
    serveSwatches(servePage, { products: [{ product: { ...mug, variations }, hasSwatches: true, edit }] }),
  );
  await waitForSwatches(page);
  const form = probeSwatches(page);
  await expect.poll(() => form.having('disabled')).toHaveLength(6);
  await expect.poll(() => form.tabStops()).toEqual(['blue', '42']);
});
