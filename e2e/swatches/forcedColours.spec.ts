/**
 * In forced colours mode (high contrast), borders keep swatches visible, and swatch colours stay because they are
 * content.
 */
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { BLOCK_SCRIPT, blockPage, faceOf } from './kit/blockPage.ts';
import { painted } from './kit/painted.ts';

const item = (colour: string, state = '') =>
  `<li class="variable-item color-variable-item ${state}" data-colour="${colour}"><div class="variable-item-contents"><span class="variable-item-span variable-item-span-color" style="background-color:${colour}"></span></div></li>`;
const LIST = `<ul class="variable-items-wrapper color-variable-items-wrapper wvs-style-squared" style="--_width:40px;--_height:40px">${item('#000000')}${item('#d62839')}${item('#ffffff', 'selected')}${item('#1e3cbe', 'disabled')}</ul>`;

test('classic swatches keep their colours and a border in forced colours, and the selected swatch has a thicker border', async ({
  page,
  servePage,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const html = documentOf(
    `<main><h1>Page</h1>${LIST}</main>`,
    '<link rel="stylesheet" href="/dist/swatches.min.css">',
  ).replace('<body', '<body class="woo-variation-swatches"');
  await page.goto(servePage('/forced/', html));
  const borderOf = (colour: string) =>
    page
      .locator(`[data-colour="${colour}"]`)
      .evaluate((node) => `${getComputedStyle(node).borderTopWidth} ${getComputedStyle(node).borderTopStyle}`);
  expect(await borderOf('#000000')).toBe('1px solid');
  expect(await borderOf('#ffffff')).toBe('3px solid');
  expect(await borderOf('#1e3cbe')).toBe('2px dashed');
  for (const [colour, rgb] of [
    ['#000000', [0, 0, 0]],
    ['#d62839', [214, 40, 57]],
  ] as const)
    expect(await painted(page, page.locator(`[data-colour="${colour}"]`)), colour).toEqual(rgb);
});

for (const kind of ['pills', 'chips'] as const)
  test(`block swatches (${kind}) keep their colours in forced colours`, async ({ page, servePage }) => {
    servePage('/kit/block.js', { html: BLOCK_SCRIPT, headers: { 'content-type': 'text/javascript' } });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(servePage('/block/', blockPage(kind)));
    await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
    expect(await painted(page, faceOf(page, 'Blue'))).toEqual([30, 60, 190]);
  });
