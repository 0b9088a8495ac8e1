/** Tests pages printed by a real server: the gallery mounts, keeps the printed nodes and shifts nothing. */
import { NO_FIXTURES, readFixture } from '@hadaya/testing/fixtures';
import { expect, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';

const PAGES = ['gallery-bottom', 'gallery-left', 'gallery-one-image', 'product-swatches-gallery'] as const;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><rect width="1600" height="1600" fill="#c8b48c"/></svg>';
const STYLE =
  '<link rel="stylesheet" href="/dist/gallery.min.css"><link rel="stylesheet" href="/dist/swatches.min.css"><link rel="icon" href="data:,"><style>img{max-width:100%;height:auto}select{min-height:32px}.woo-variation-product-gallery{max-width:500px}</style>';

for (const name of PAGES) {
  test(`${name} mounts on the server’s nodes without a shift on desktop and phone`, async ({
    page,
    servePage,
    guest,
  }) => {
    const printed = readFixture(`${name}.html`);
    test.skip(printed === undefined, NO_FIXTURES);
    await guest.allow({
      hosts: ['shop.example'],
      console: [/.*/],
      hostChanges: [
        { selector: '.variations_form *' },
        { selector: '.variations_form, .variations_form *', attributes: ['class', 'style', 'value', 'disabled'] },
      ],
    });
    await page.route('https://shop.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    );
    const html = (printed ?? '')
      .replace('</head>', `${STYLE}</head>`)
      // Shows the dropdowns, which the swatches plugin hides, because this page has no swatches island.
      .replaceAll('<select style="display:none"', '<select')
      .replace('</body>', '<script src="/dist/hadaya.min.js" defer></script></body>');
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const image of document.querySelectorAll('.woo-variation-gallery-wrapper img'))
          Object.assign(image, { isServers: true });
      });
    });
    for (const width of [1280, 390])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await openPainted(page, servePage(`/${name}/`, html));
        await waitForGallery(page);
        const gallery = probeGallery(page);
        const kept = await gallery.wrapper
          .locator('img')
          .evaluateAll((all) => all.every((one) => Reflect.get(one, 'isServers') === true));
        expect(kept).toBe(true);
        await expectNoLayoutShift(page);
      });
  });
}
