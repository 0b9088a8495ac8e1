import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

const item = (colour: string) =>
  `<li class="variable-item color-variable-item" data-colour="${colour}"><div class="variable-item-contents"><span class="variable-item-span variable-item-span-color" style="background-color:${colour}"></span></div></li>`;
const BODY = `<main><h1>Page</h1><div class="plain" style="inline-size:40px;block-size:40px;background-color:#ffffff"></div><ul class="variable-items-wrapper color-variable-items-wrapper wvs-style-squared" style="--_width:40px;--_height:40px">${item('#ffffff')}${item('#000000')}${item('#d62839')}</ul></main>`;

test('swatches: keep their colours when the browser darkens the page', async ({ page, servePage }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const sheet = '<link rel="stylesheet" href="/dist/swatches.min.css">';
  const html = documentOf(BODY, sheet).replace('<body', '<body class="woo-variation-swatches"');
  await page.goto(servePage('/dark/', html));
  const middle = async (selector: string) => {
    const shot = (await page.locator(selector).screenshot()).toString('base64');
    return page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(image, -image.width / 2, -image.height / 2);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    }, shot);
  };
  // The browser does darken: a white box of the page is white no more.
  expect(await middle('.plain')).not.toEqual([255, 255, 255]);
  expect(await middle('[data-colour="#ffffff"]')).toEqual([255, 255, 255]);
  expect(await middle('[data-colour="#000000"]')).toEqual([0, 0, 0]);
  expect(await middle('[data-colour="#d62839"]')).toEqual([214, 40, 57]);
});
