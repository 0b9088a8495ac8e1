import { card, mug, pen } from '@hadaya/testing/shop';
import { builtFile } from '../kit/builtFile.ts';
import { holdBack } from '../kit/holdBack.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const DEFAULT = ['mug-main', 'mug-g1', 'mug-g2'];

test('two products on one page are independent', async ({ page, servePage, guest }) => {
  await guest.allow({ axe: ['duplicate-id', 'duplicate-id-aria', 'select-name', 'label'] });
  const other = { product: { ...mug, id: 1021 }, columns: 2 };
  await page.goto(serveGallery(servePage, { products: [{ product: mug, columns: 2 }, other] }));
  await waitForGallery(page);
  const [first, second] = [probeGallery(page, 0), probeGallery(page, 1)];
  await second.choose(RED_S);
  await second.expectImages(...RED);
  await first.expectImages(...DEFAULT);
  await first.thumbnails.nth(1).click();
  await expect.poll(first.inView).toBe(1);
  await expect.poll(second.inView).toBe(0);
});

test('a gallery inserted after the page has loaded is mounted within two frames', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ hostChanges: [{ selector: 'main' }] });
  const address = serveGallery(servePage, { products: [card] });
  serveGallery(servePage, { products: [pen, mug], path: '/quick-view/' });
  await page.goto(address);
  await waitForGallery(page);
  const state = await page.evaluate(async () => {
    const html = await (await fetch('/quick-view/')).text();
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const product = parsed.querySelector('#product-21');
    if (!product) return 'missing';
    window.__hadayaGuest?.asHost(() => document.querySelector('main')?.append(product));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return product.querySelector('.woo-variation-gallery-wrapper')?.getAttribute('data-hadaya-state');
  });
  expect(state).toBe('mounted');
  const gallery = probeGallery(page, 1);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
});

test('a selection in a duplicate of the form shows its pictures in one swap', async ({ page, servePage, guest }) => {
  await guest.allow({ axe: ['duplicate-id', 'duplicate-id-aria', 'select-name', 'label'] });
  const editForm = (html: string) => `${html}<section class="sticky">${html}</section>`;
  await page.goto(
    serveGallery(servePage, { products: [{ product: mug, editForm }], settings: { previewPartial: false } }),
  );
  await waitForGallery(page);
  const first = page.locator('.variations_form').first().locator('select');
  const second = page.locator('.sticky select');
  await first.nth(0).selectOption('blue');
  await first.nth(1).selectOption('m');
  await probeGallery(page).expectImages('mug-blue', 'mug-blue-2');
  await takeReported(page);
  await second.nth(0).selectOption('red');
  await second.nth(1).selectOption('s');
  await probeGallery(page).expectImages(...RED);
  expect((await takeReported(page)).filter((line) => line.startsWith('swapped'))).toEqual(['swapped 22 3']);
});

test('loads only on pages with a gallery, and leaves nothing behind if removed while loading', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ hostChanges: [{ selector: '.product' }, { selector: '.gallery-container' }] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofOurs = () => asked.filter((path) => path.startsWith('/dist/') && !/\/hadaya\.min\.js$|\.css$/.test(path));
  await page.goto(serveGallery(servePage, { products: [], path: '/plain/' }));
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd > 0);
  await page.waitForLoadState('networkidle');
  expect(asked).toContain('/dist/hadaya.min.js');
  expect(ofOurs()).toEqual([]);

  const release = await holdBack(page, /mug-red-/);
  await page.goto(serveGallery(servePage, { products: [mug], path: '/with/' }));
  await waitForGallery(page);
  expect(ofOurs()).toContain(`/dist/${builtFile('gallery')}`);

  const loaded = page.waitForRequest(/mug-red-/);
  await probeGallery(page).choose(RED_S);
  await page.evaluate(() => window.__hadayaGuest?.asHost(() => document.querySelector('.gallery-container')?.remove()));
  await loaded;
  release();
  await settle(page);
  await expect(page.locator('[data-hadaya-root]')).toHaveCount(0);
});

test('plain images in a data-hadaya node get a frame, slides and thumbnails', async ({ page, servePage }) => {
  const picture = (name: string) =>
    `<a href="/wp-content/uploads/2026/11/${name}.svg"><img src="/wp-content/uploads/2026/11/${name}-600x450.svg" width="600" height="450" alt="${name}"></a>`;
  const edit = () =>
    `<div data-hadaya="gallery" data-thumbnail-position="left">${picture('mug-red')}${picture('mug-blue')}</div>`;
  await page.goto(serveGallery(servePage, { products: [{ product: card, edit }] }));
  const host = page.locator('[data-hadaya="gallery"]');
  await expect(host).toHaveAttribute('data-hadaya-state', 'mounted');
  await page.waitForLoadState('networkidle');
  await expect(host.locator('.wvg-gallery-thumbnail-image')).toHaveCount(2);
  await host.getByRole('button', { name: 'Next slide' }).click();
  await expect(host.locator('.wvg-gallery-thumbnail-image').nth(1)).toHaveAttribute('aria-current', 'true');
  const strip = await host.locator('.woo-variation-gallery-thumbnail-wrapper').boundingBox();
  expect(strip?.x).toBeLessThan((await host.locator('.woo-variation-gallery-slider-wrapper').boundingBox())?.x ?? 0);
});
