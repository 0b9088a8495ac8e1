import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const closeLightbox = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('reports a large image that fails to load, and the next button still works', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/Failed to load resource/] });
  await page.route(/mug-main(-1024|-1536|-768)?[^/]*\.svg/, (route) =>
    /600x450|100x100/.test(route.request().url()) ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  await probeGallery(page).trigger.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Image could not be loaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next image' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 of 3');
  await closeLightbox(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('Back closes the lightbox without leaving the page', async ({ page, servePage, guest, snap }) => {
    await guest.allow({ pageState: ['history'] });
    const address = serveGallery(servePage, { products: [mug] });
    await page.goto(address);
    await waitForGallery(page);
    const gallery = probeGallery(page);
    const { length: before, state } = await page.evaluate(() => ({ length: history.length, state: history.state }));
    await gallery.trigger.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settle(page);
    await snap('gallery-lightbox-390');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);
    await gallery.trigger.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close (Esc)' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state)).toEqual(state);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
  });
});

test('slides, selections and lightbox work under a Content Security Policy that requires Trusted Types', async ({
  page,
  servePage,
  faults,
}) => {
  await faults.trustedTypes();
  // Removes the empty style attribute that the plugin prints, because a strict policy reports it even without a script.
  const edit = (html: string) => html.replaceAll(' style=""', '');
  await page.goto(serveGallery(servePage, { products: [{ product: mug, edit, editForm: edit }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect(gallery.thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await gallery.choose({ pa_color: 'blue', pa_size: 'm' });
  await gallery.expectImages('mug-blue', 'mug-blue-2');
  await gallery.trigger.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
