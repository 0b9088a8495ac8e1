/**
 * The browser darkens pages without a dark scheme. Swatch colours must not change, because they show the product's
 * colours.
 */
import type { Page } from '@playwright/test';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { BLOCK_SCRIPT, blockPage, faceOf } from './kit/blockPage.ts';
import { painted } from './kit/painted.ts';

const item = (colour: string) =>
  `<li class="variable-item color-variable-item" data-colour="${colour}"><div class="variable-item-contents"><span class="variable-item-span variable-item-span-color" style="background-color:${colour}"></span></div></li>`;
const PLAIN = '<div class="plain" style="inline-size:40px;block-size:40px;background-color:#ffffff"></div>';
const BODY = `<main><h1>Page</h1>${PLAIN}<ul class="variable-items-wrapper color-variable-items-wrapper wvs-style-squared" style="--_width:40px;--_height:40px">${item('#ffffff')}${item('#000000')}${item('#d62839')}</ul></main>`;

async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
}

test('swatches keep their colours when the browser darkens the page', async ({ page, servePage }) => {
  await darken(page);
  const sheet = '<link rel="stylesheet" href="/dist/swatches.min.css">';
  const html = documentOf(BODY, sheet).replace('<body', '<body class="woo-variation-swatches"');
  await page.goto(servePage('/dark/', html));
  const middle = (selector: string) => painted(page, page.locator(selector));
  // The browser does darken the page: a white box on it is no longer white.
  expect(await middle('.plain')).not.toEqual([255, 255, 255]);
  expect(await middle('[data-colour="#ffffff"]')).toEqual([255, 255, 255]);
  expect(await middle('[data-colour="#000000"]')).toEqual([0, 0, 0]);
  expect(await middle('[data-colour="#d62839"]')).toEqual([214, 40, 57]);
});

for (const kind of ['pills', 'chips'] as const)
  test(`block swatches (${kind}) keep their colours and selection ring when the browser darkens the page`, async ({
    page,
    servePage,
  }) => {
    servePage('/kit/block.js', { html: BLOCK_SCRIPT, headers: { 'content-type': 'text/javascript' } });
    await darken(page);
    const html = blockPage(kind, { style: 'body{color:#222;background:#fff}' })
      .replaceAll('#1e3cbe', '#ffffff')
      .replaceAll('#0a7d3c', '#000000');
    await page.goto(servePage('/block/', html.replace('</h1>', `</h1>${PLAIN}`)));
    await expect(page.locator('form')).toHaveAttribute('data-hadaya-state', 'mounted');
    const [one, two] = [faceOf(page, 'Blue'), faceOf(page, 'Green')];
    expect(await painted(page, page.locator('.plain'))).not.toEqual([255, 255, 255]);
    expect(await painted(page, one)).toEqual([255, 255, 255]);
    expect(await painted(page, two, [22, 22])).toEqual([0, 0, 0]);
    expect(await painted(page, two, [8, 8])).toEqual([255, 215, 0]);
    await one.click();
    await page.mouse.move(2, 2);
    const [ring, ground] = [await painted(page, one, [-1, 15]), await painted(page, one, [-6, 15])];
    expect(Math.abs((ring[0] ?? 0) - (ground[0] ?? 0)), `${ring} on ${ground}`).toBeGreaterThan(100);
  });
