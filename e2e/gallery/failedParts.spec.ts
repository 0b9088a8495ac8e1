import { mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeGallery, RED, RED_S, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const FAILED = {
  console: [/Failed to load resource|net::ERR/, /^\[hadaya\] (the slider|a file is missing)/],
};

/** Fails the first `times` requests for a script; returns the requested URLs except prefetches. */
async function refuse(page: Page, pattern: RegExp, times: number): Promise<string[]> {
  const asked: string[] = [];
  await page.route(pattern, (route) => {
    if (route.request().resourceType() !== 'script') return route.abort();
    asked.push(route.request().url());
    return asked.length <= times ? route.abort() : route.fallback();
  });
  return asked;
}

const noteTabs = (page: Page) =>
  page.addInitScript(() => {
    const open = (address: string) =>
      void Object.defineProperty(window, '__opened', { value: address, configurable: true });
    Object.defineProperty(window, 'open', { value: open });
  });

test('retries loading the lightbox code once after a failure and opens the lightbox', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow(FAILED);
  const asked = await refuse(page, /\/lightbox-[^/]*\.js/, 1);
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  await probeGallery(page).trigger.click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 of 3');
  expect(asked).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [part, pattern] of [
  ['the lightbox', /\/lightbox-[^/]*\.js/],
  ['zoom and lightbox', /gallery-largeView-[^/]*\.js/],
] as const) {
  test(`without ${part}, opens the picture in a tab with a notice, and the gallery still works`, async ({
    page,
    servePage,
    guest,
  }) => {
    await guest.allow(FAILED);
    await noteTabs(page);
    await refuse(page, pattern, Number.POSITIVE_INFINITY);
    await page.goto(serveGallery(servePage, { products: [mug] }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await gallery.trigger.click();
    const notice = gallery.wrapper.getByRole('alert');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(notice).toContainText('The image viewer could not be loaded.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(notice.getByRole('link', { name: 'Open image' })).toHaveAttribute('href', /mug-main\.svg$/);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, '__opened'))).toMatch(/mug-main\.svg$/);
    await gallery.thumbnails.nth(2).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(gallery.inView).toBe(2);
    await gallery.trigger.click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, '__opened'))).toMatch(/mug-g2\.svg$/);
    await gallery.wrapper.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(gallery.inView).toBe(1);
    await gallery.choose(RED_S);
    await gallery.expectImages(...RED);
    await expect.poll(gallery.inView).toBe(0);
  });
}

test('pictures scroll when the slider fails to load, and the next move retries the slider', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow(FAILED);
  let isFailing = true;
  await page.route(/\/slider-[^/]*\.js/, (route) => (isFailing ? route.abort() : route.fallback()));
  await page.goto(serveGallery(servePage, { products: [mug] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.main.hover();
  await expect
    .poll(() => guest.consoleLines().some((line) => JSON.stringify(line).includes('the slider code')))
    .toBe(true);
  await gallery.wrapper.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(gallery.inView).toBe(1);
  await gallery.thumbnails.nth(2).click();
  await expect.poll(gallery.inView).toBe(2);
  await gallery.choose(RED_S);
  await gallery.expectImages(...RED);
  await expect.poll(gallery.inView).toBe(0);
  await expect(gallery.main).not.toHaveAttribute('data-track', 'slide');

  isFailing = false;
  await gallery.thumbnails.nth(1).click();
  await expect.poll(gallery.inView).toBe(1);
  await expect(gallery.main).toHaveAttribute('data-track', 'slide');
  await expect.poll(gallery.inView).toBe(1);
});

test('starts no autoplay when the autoplay code fails to load, and the slides still work', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [...FAILED.console, /^\[hadaya\] a file is missing/] });
  await refuse(page, /gallery-startAutoplay-[^/]*\.js/, Number.POSITIVE_INFINITY);
  const edit = (html: string) =>
    html.replace('slidesToShow&quot;:1,', 'slidesToShow&quot;:1,&quot;autoplay&quot;:true,');
  await page.goto(serveGallery(servePage, { products: [{ product: mug, edit }] }));
  await waitForGallery(page);
  const isReported = () => guest.consoleLines().some((line) => JSON.stringify(line).includes('a file is missing'));
  await expect.poll(isReported).toBe(true);
  const gallery = probeGallery(page);
  await expect(gallery.wrapper.getByRole('button', { name: /the slides$/ })).toHaveCount(0);
  await gallery.thumbnails.nth(1).click();
  await expect.poll(gallery.inView).toBe(1);
});
