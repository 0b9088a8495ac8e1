import { BLOCK_TERMS, blockForm, markAtServer } from '@hadaya/testing/block';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { BLOCK_SCRIPT, blockPage, faceOf, radioOf } from './kit/blockPage.ts';

test.beforeEach(({ servePage }) => {
  servePage('/kit/block.js', { html: BLOCK_SCRIPT, headers: { 'content-type': 'text/javascript' } });
});

for (const kind of ['pills', 'chips'] as const) {
  test(`${kind}: the block’s own options work as swatches by mouse and keyboard without a layout shift`, async ({
    page,
    servePage,
    snap,
    guest,
  }) => {
    await openPainted(page, servePage('/block/', blockPage(kind)));
    await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
    await expectNoLayoutShift(page);
    const radio = (name: string) => radioOf(page, name);
    const face = (name: string) => faceOf(page, name);

    await face('Red').click();
    await expect(radio('Red')).toBeChecked();
    await expect(face('Red')).toHaveCSS('box-shadow', /0px 0px 0px 2px/);
    await expect(radio('L')).toHaveAccessibleDescription('Sold out');
    await expect(radio('L')).toBeEnabled();
    // The strikethrough is on the flex container around the text if there is one (WooCommerce 10.9), and otherwise on
    // the option itself.
    const text = face('L').locator('.wc-block-product-filter-chips__label').or(face('L')).last();
    await expect(text).toHaveCSS('text-decoration-line', 'line-through');

    await page.mouse.move(2, 2);
    await radio('L').focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[name="variation_id"]')).toHaveValue('77');
    await expect(radio('Blue')).toBeDisabled();
    await expect(radio('Blue')).toHaveAccessibleDescription('Unavailable');
    await face('Blue').hover({ force: true });
    await expect
      .poll(() => face('Blue').evaluate((node) => getComputedStyle(node, '::after').content))
      .toContain('Blue · Unavailable');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => face('Blue').evaluate((node) => getComputedStyle(node, '::after').content))
      .not.toContain('Blue');
    await face('Blue').click({ force: true });
    await expect(page.getByRole('status')).toHaveText('Blue is not available with L.');
    await radio('L').blur();
    await expectAccessible(page);
    await snap(`block-${kind}`);
    // None of the files for classic variation forms and their swatches load.
    const files = guest.requests.map((request) => String(request).replace(/.*\/dist\/|[-.][\w-]*\.?min\.js.*/g, ''));
    expect(files.filter((file) => /^(swatches|variations)/.test(file))).toEqual([]);
  });
}

for (const kind of ['pills', 'chips'] as const) {
  test(`${kind}, Arabic: translates texts and mirrors layout and keys for options the server has not marked as swatches`, async ({
    page,
    servePage,
    snap,
  }) => {
    await page.goto(servePage('/block/', blockPage(kind, { language: 'ar', html: blockForm(kind) })));
    await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
    await expect(faceOf(page, 'Blue')).toHaveCSS('width', '30px');
    const [blue, red] = [await faceOf(page, 'Blue').boundingBox(), await faceOf(page, 'Red').boundingBox()];
    expect(blue?.x).toBeGreaterThan(red?.x ?? Number.POSITIVE_INFINITY);
    await faceOf(page, 'Red').click();
    await expect(radioOf(page, 'L')).toHaveAccessibleDescription('نفدت الكمية');
    await radioOf(page, 'Red').focus();
    await page.keyboard.press(kind === 'chips' ? 'ArrowRight' : 'ArrowUp');
    await expect(radioOf(page, 'Green')).toBeFocused();
    if (kind === 'pills') await faceOf(page, 'Red').click();
    await faceOf(page, /^L$/).click();
    await expect(page.getByRole('status')).toHaveText('نفدت كمية Red، L.');
    await expectAccessible(page);
    await snap(`block-arabic-${kind}`);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  // The unit tests in `block/island.test.ts` cover the same press on chips.
  test('a tap on an unavailable option shows the reason, which no tooltip covers', async ({
    page,
    servePage,
    snap,
  }) => {
    await page.goto(servePage('/block/', blockPage('pills')));
    await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
    await faceOf(page, /^L$/).tap();
    await expect(radioOf(page, 'Blue')).toBeDisabled();
    await faceOf(page, 'Blue').tap({ force: true });
    await expect(page.getByRole('status')).toHaveText('Blue is not available with L.');
    await expect(page.locator('[data-hadaya-tooltip]')).toHaveCount(0);
    await expectAccessible(page);
    await snap('block-phone-pills');
    await page.getByRole('button', { name: 'Switch to Blue, S' }).tap();
    await expect(page.locator('[name="variation_id"]')).toHaveValue('78');
  });
});

test('pills: swatches have the same distance from their attribute’s name as text options', async ({
  page,
  servePage,
}) => {
  const distance = async (html: string) => {
    await page.goto(servePage('/block/', blockPage('pills', { html, scripts: '' })));
    const name = await page.locator('#attribute_pa_color_label').boundingBox();
    const row = await page.locator('[class$="__pills"]').first().boundingBox();
    return (row?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0);
  };
  const ofTexts = await distance(blockForm('pills'));
  expect(Math.abs((await distance(markAtServer(blockForm('pills')))) - ofTexts)).toBeLessThan(1);
});

test('a tooltip at the edge stays on the page, and opens below its option when there is no room above', async ({
  page,
  servePage,
}) => {
  const attributes = {
    attribute_pa_color: { blue: { color: '#1e3cbe', tooltip: 'A deep blue like the sea at night' } },
  };
  const html = blockForm('chips', { ...BLOCK_TERMS, attributes });
  const style = 'main{padding:0}h1{display:none}#attribute_pa_color_label{display:none}';
  await page.goto(servePage('/block/', blockPage('chips', { html, style })));
  await faceOf(page, 'Blue').hover();
  await expect(faceOf(page, 'Blue')).toHaveAttribute('data-hadaya-tooltip', 'below');
  const edge = await faceOf(page, 'Blue').evaluate((node) => {
    const { width } = getComputedStyle(node, '::after');
    const shift = Number.parseFloat(node.style.getPropertyValue('--_tip-shift'));
    const { left, width: own } = node.getBoundingClientRect();
    return left + own / 2 + shift - Number.parseFloat(width) / 2;
  });
  expect(edge).toBeGreaterThanOrEqual(1);
});

test('leaves unknown markup unchanged and logs the reason when hadaya_debug=1 is in the URL', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/^\[hadaya\] the options of "Add to Cart \+ Options"/] });
  const html = markAtServer(blockForm('chips'))
    .replaceAll('role="radio"', 'role="option"')
    .replaceAll('radiogroup', 'listbox');
  await page.goto(servePage('/block/', blockPage('chips', { html })));
  await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
  expect(await guest.consoleLines()).toEqual([]);
  await expect(page.locator('[data-hadaya-swatch], [data-hadaya-tip], [title]')).toHaveCount(0);
  // If the markup is unknown, our plugin writes the data to the first element.
  const other = html.replaceAll('wc-block-add-to-cart-with-options', 'wc-block-buy-box');
  for (const asked of [html, other]) {
    await page.goto(`${servePage('/block/', blockPage('chips', { html: asked }))}?hadaya_debug=1`);
    await expect.poll(async () => (await guest.consoleLines()).map(String).join()).toContain('have unknown markup');
  }
});
