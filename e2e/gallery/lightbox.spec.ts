import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { bringVisitorParts, probeGallery, takeReported, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const deepFocus = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? active?.className ?? '';
  });

const closeLightbox = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('the lightbox loads on demand at the current slide and returns focus after Escape', async ({
  page,
  servePage,
  snap,
}) => {
  const asked: string[] = [];
  // Ignores prefetched files, because the browser does not run them.
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  const codeOf = () => asked.filter((url) => url.includes('/lightbox-'));
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const dialog = page.getByRole('dialog', { name: 'Product images' });
  await expectAccessible(page);

  await test.step('the lightbox’s code loads only on hover or focus', async () => {
    expect(codeOf()).toEqual([]);
    await gallery.trigger.hover();
    await expect.poll(() => codeOf().length).toBeGreaterThan(0);
  });
  await test.step('Escape closes the lightbox and returns focus to the magnifier', async () => {
    await gallery.trigger.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    expect(await deepFocus(page)).toBe('Close (Esc)');
    await settle(page);
    await expectAccessible(page, { include: ['[data-hadaya-root="lightbox"]'] });
    await closeLightbox(page);
    await expect(gallery.trigger).toBeFocused();
  });
  await test.step('the magnifier opens the lightbox, without a share button, at the current slide', async () => {
    await gallery.thumbnails.nth(1).click();
    await gallery.trigger.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('2 of 3');
    await expect(dialog.getByText('Ceramic mug from above')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await settle(page);
    await snap('gallery-lightbox');
    await closeLightbox(page);
  });
});

test('zoom, keys and slides work without wc_single_product_params and beside PhotoSwipe 4’s styles', async ({
  page,
  servePage,
}) => {
  const head =
    '<style>.pswp{display:none;opacity:0}.pswp__bg,.pswp__img{display:none!important}*{letter-spacing:normal}</style>';
  await page.goto(serveGallery(servePage, { products: [mug], head }));
  await waitForGallery(page);
  expect(await page.evaluate(() => 'wc_single_product_params' in window)).toBe(false);
  const gallery = probeGallery(page);
  const dialog = page.getByRole('dialog', { name: 'Product images' });
  const status = dialog.getByRole('status');

  await test.step('zoom and lightbox work without wc_single_product_params', async () => {
    await gallery.main.hover();
    await expect(gallery.main).toHaveAttribute('data-zoomed');
    await gallery.main.click({ position: { x: 200, y: 200 } });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('.pswp__img').first()).toBeVisible();
  });
  await test.step('after zooming with the plus key, arrow keys do not change the image, and 0 resets the zoom', async () => {
    const zoom = dialog.getByRole('button', { name: 'Zoom', exact: true });
    await expect(zoom).not.toHaveAttribute('aria-disabled');
    await page.keyboard.press('+');
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText('1 of 3');
    await page.keyboard.press('0');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('Tab does not leave the lightbox', async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 20; turn += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement?.getAttribute('data-hadaya-root') === 'lightbox',
      );
      expect(isInside).toBe(true);
      seen.add(await deepFocus(page));
    }
    expect([...seen]).toContain('Close (Esc)');
    expect([...seen]).toContain('Next image');
  });
  await test.step('stepping in the lightbox also moves the gallery’s slides', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText('2 of 3');
    await closeLightbox(page);
    await expect.poll(gallery.inView).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
    expect((await takeReported(page)).filter((line) => /opened|closed/.test(line))).toEqual([
      'opened 0 3',
      'closed 1 3',
    ]);
  });
});

test('Escape closes the lightbox during its opening animation', async ({ page, servePage }) => {
  const photoswipe_options = { showAnimationDuration: 333, hideAnimationDuration: 333 };
  const productParams = { photoswipe_enabled: '1', zoom_enabled: '1', photoswipe_options };
  await page.goto(serveGallery(servePage, { products: [mug], productParams }));
  await waitForGallery(page);
  const pressed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, watch) => {
          const dialog = document.querySelector('[data-lightbox]')?.shadowRoot?.querySelector('dialog');
          if (!dialog) return;
          watch.disconnect();
          dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          resolve();
        }).observe(document.body, { childList: true });
      }),
  );
  const { trigger } = probeGallery(page);
  await trigger.click();
  await pressed;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('a click on the image does nothing when the lightbox is off', async ({ page, servePage }) => {
  const edit = (html: string) => html.replace(/<a href="#" class="woo-variation-gallery-trigger[\s\S]*?<\/a>/, '');
  const options = { enable_gallery_lightbox: '' };
  await page.goto(serveGallery(servePage, { products: [{ product: mug, edit }], options }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await bringVisitorParts(page, () => gallery.main.click({ position: { x: 200, y: 200 } }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('after Escape, a resting mouse does not zoom until it moves', async ({ page, servePage }) => {
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  const box = await gallery.main.boundingBox();
  if (!box) throw new Error('no box');
  await page.mouse.click(box.x + 200, box.y + 200);
  await expect(page.getByRole('dialog')).toBeVisible();
  await settle(page);
  await closeLightbox(page);
  await settle(page);
  await expect(gallery.main).not.toHaveAttribute('data-zoomed');
  await page.mouse.move(box.x + 210, box.y + 200);
  await expect(gallery.main).toHaveAttribute('data-zoomed');
});

/** A product with more pictures than fit across a phone. */
const many = { ...mug, images: [...new Set([...mug.images, ...mug.variations.flatMap(({ images }) => images)])] };

for (const locale of ['en', 'ar'] as const)
  test(`scrolls the current thumbnail into view when the strip overflows (${locale})`, async ({ page, servePage }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(serveGallery(servePage, { products: [many], locale }));
    await waitForGallery(page);
    await probeGallery(page).trigger.click();
    const strip = page.getByRole('dialog').locator('.strip');
    await expect(strip).toBeVisible();
    expect(await strip.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeGreaterThan(20);
    const current = strip.locator('[aria-current]');
    for (const key of ['End', 'Home'] as const) {
      await page.keyboard.press(key);
      await expect(current).toBeInViewport({ ratio: 1 });
    }
    await closeLightbox(page);
  });

/** Reads the positions of the slides, in frame widths, in the first 30 frames after the dialog has closed. */
const placesAfterwards = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const positions: string[] = [];
        const look = () => {
          const box = document.querySelector('.woo-variation-gallery-slider-wrapper')?.getBoundingClientRect();
          const slides = [...document.querySelectorAll('.wvg-gallery-image')].map((one) => one.getBoundingClientRect());
          const at = slides.map(({ left }) => Math.round(((left - (box?.left ?? 0)) / (box?.width ?? 1)) * 100) / 100);
          if (!document.querySelector('[data-lightbox]')) positions.push(at.join());
          if (positions.length < 30) requestAnimationFrame(look);
          else resolve(positions);
        };
        requestAnimationFrame(look);
      }),
  );

for (const [locale, isTouch] of [
  ['en', true],
  ['ar', true],
  ['en', false],
] as const)
  test(`closing shows the current slide immediately and no other slide in between (${locale}, ${isTouch ? 'finger' : 'mouse'})`, async ({
    page,
    servePage,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(serveGallery(servePage, { products: [mug], locale }));
    await waitForGallery(page);
    const { trigger } = probeGallery(page);
    if (isTouch) await trigger.dispatchEvent('click');
    else await bringVisitorParts(page, () => trigger.click());
    await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
    await page.keyboard.press('End');
    const positions = placesAfterwards(page);
    await closeLightbox(page);
    expect([...new Set(await positions)]).toEqual([locale === 'ar' ? '2,1,0' : '-2,-1,0']);
  });
