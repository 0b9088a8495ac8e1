/**
 * Tests swatches on pages with other plugins' selects, lists and filters, and with those that the swatches plugin
 * prints outside the form.
 */
import { mug } from '@hadaya/testing/shop';
import { expect, test } from '../kit/test.ts';
import { probeSwatches, waitForSwatches } from './kit/swatches.ts';
import { serveSwatches } from './kit/swatchPage.ts';

const COLOR = 'attribute_pa_color';
/** Imitates select2 and selectWoo, which hide a select with `!important` and add their own control after it. */
const SELECT2 = `<style>.select2-hidden-accessible{position:absolute!important;width:1px!important;height:1px!important;overflow:hidden!important;clip-path:inset(50%)}
.select2{display:inline-block;width:100%}</style>`;
const withSelect2 = (html: string) =>
  html
    .replaceAll('woo-variation-raw-select', 'woo-variation-raw-select select2-hidden-accessible')
    .replaceAll(
      '</select>',
      '</select><span class="select2 select2-container"><span class="selection">Choose an option</span></span>',
    );
const select2Mug = { product: mug, hasSwatches: true, edit: withSelect2 } as const;

/** select2 updates its visible text only on the select's `change` event. */
const SELECT2_SCRIPT = `for (const select of document.querySelectorAll('.select2-hidden-accessible')) {
  const shown = select.nextElementSibling.querySelector('.selection');
  jQuery(select).on('change.select2', () => window.__hadayaGuest.asHost(() => { shown.textContent = select.selectedOptions[0]?.text; }));
}`;

test('swatches hide a select2 control, and the control’s text follows every change', async ({ page, servePage }) => {
  servePage('/kit/select2.js', { html: SELECT2_SCRIPT, headers: { 'content-type': 'text/javascript' } });
  const address = serveSwatches(servePage, {
    products: [{ ...select2Mug, selected: {} }],
    scripts: 'jquery',
    options: { deselect_unavailable: '1' },
    head: SELECT2,
    above: '<script src="/kit/select2.js" defer></script>',
  });
  await page.goto(address);
  await waitForSwatches(page);
  const texts = page.locator('.select2 .selection');
  const form = probeSwatches(page);
  await expect(page.locator('.select2').first()).toBeHidden();
  await form.pick('red');
  await expect(form.select(COLOR)).toHaveValue('red');
  await form.pick('s');
  await expect(texts).toHaveText(['Red', 'S']);
  // No variation combines green with size S.
  await form.pick('green');
  await expect(texts).toHaveText(['Green', 'Choose an option']);
  // Our replacement for WooCommerce's script waits a second for the original script, and until then a click on the link
  // has no effect.
  await expect(page.locator('.single_add_to_cart_button')).toHaveClass(/wc-variation-selection-needed/);
  await page.locator('.reset_variations').click();
  await expect(texts).toHaveText(['Choose an option', 'Choose an option']);
  await page.goto(`${address}?attribute_pa_color=blue`);
  await expect(texts).toHaveText(['Blue', 'Choose an option']);
});

test('shows the select2 control when our script is missing, because the select itself is hidden', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ sentinel: 'absent' });
  // The test itself advances the animations, so that it does not depend on the machine's speed.
  const head = `${SELECT2}<style>*{animation-play-state:paused!important}</style>`;
  await page.goto(serveSwatches(servePage, { products: [select2Mug], head, loader: 'none' }));
  await expect(page.locator('.variable-item').first()).toBeVisible();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 6000;
  });
  await expect(page.locator('.select2').first()).toBeVisible();
  await expect(page.locator('.variable-item').first()).toBeHidden();
});

const REDRAWN = {
  oxygen: ['<span class="select-wrapper">select</span>', '.select-wrapper'],
  woodmart: ['<div class="swatches-select">select</div>', '.swatches-select'],
  'thegem-elementor': ['<span class="combobox-wrapper">select</span>', '.combobox-wrapper'],
} as const;

test('swatches hide selects re-rendered by themes: oxygen, woodmart, thegem-elementor', async ({ page, servePage }) => {
  const markup = Object.values(REDRAWN).map(([drawn]) => drawn);
  const edit = (html: string) => html.replaceAll('</select>', `</select>${markup.join('')}`);
  await page.goto(serveSwatches(servePage, { products: [{ product: mug, hasSwatches: true, edit }] }));
  await waitForSwatches(page);
  for (const [theme, [, selector]] of Object.entries(REDRAWN))
    await test.step(theme, async () => {
      await expect(page.locator(selector).first()).toBeVisible();
      await page.evaluate(
        (name) => window.__hadayaGuest?.asHost(() => document.body.classList.add(`wvs-theme-${name}`)),
        theme,
      );
      await expect(page.locator(selector).first()).toBeHidden();
    });
});

const LISTS = `<ul class="widget">
<li class="wvs-widget-layered-nav-list__item-color woocommerce-widget-layered-nav-list__item"><a href="#red">
<div class="wvs-widget-item-wrapper"><span class="item style-squared" style="background-color:#b00"></span><span class="text">Red</span></div></a><span class="count">(3)</span></li></ul>
<div class="wvs-archive-variations-wrapper"><ul class="variations"><li>one</li><li class="woo-variation-items-wrapper">two</li>
<li class="reset"><a href="#reset" class="wvs_archive_reset_variations hide">Clear</a></li></ul></div>`;

test('product lists and filter widgets have the same boxes and visibility as with the plugin’s own style sheet', async ({
  page,
  servePage,
}) => {
  const read = async (sheet: string) => {
    const path = `/lists-${sheet.replaceAll(/\W/g, '-')}/`;
    const head = `<link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/plain.css"><link rel="stylesheet" href="${sheet}">`;
    servePage(
      path,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lists</title>${head}</head>
<body class="woo-variation-swatches"><main>${LISTS}</main></body></html>`,
    );
    await page.goto(path);
    return page.locator('main *').evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return `${node.className} ${[left, top, width, height].map(Math.round)} ${getComputedStyle(node).visibility}`;
      }),
    );
  };
  const theirs = await read('/assets/plugins/swatches.css');
  expect(theirs.join('\n')).toContain('hide');
  expect(await read('/dist/swatches.min.css')).toEqual(theirs);
});
