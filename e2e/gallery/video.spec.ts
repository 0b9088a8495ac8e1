import { readFileSync } from 'node:fs';
import { card, mug } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';
import { FILE, LAZY, readHeard, servePlayer, withVideo, YOUTUBE } from './kit/players.ts';

const CLIP = readFileSync(new URL('../../demo/src/assets/dallah.webm', import.meta.url));

async function serveClip(page: Page): Promise<string[]> {
  const methods: string[] = [];
  await page.route('**/clip.webm', (route) => {
    // Counts only our requests: the printed player loads the file itself before any script runs.
    if (route.request().resourceType() === 'fetch') methods.push(route.request().method());
    return route.fulfill({ body: CLIP, contentType: 'video/webm' });
  });
  return methods;
}

test('a YouTube player loads from the cookie-free host only on play, and leaving its slide sends a pause message', async ({
  page,
  servePage,
  guest,
  snap,
}) => {
  await guest.allow({ hosts: ['www.youtube.com', 'www.youtube-nocookie.com'] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await servePlayer(page, 'www.youtube-nocookie.com');
  await page.goto(serveGallery(servePage, { products: [{ ...withVideo(YOUTUBE), ...LAZY }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  const play = gallery.wrapper.getByRole('button', { name: 'Play video: Ceramic mug from above' });
  await expect(play).toBeVisible();
  await snap('gallery-video');
  expect(asked.filter((url) => url.includes('nocookie'))).toEqual([]);
  await play.click();
  const frame = gallery.wrapper.locator('iframe.hadaya-video-player');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcDEF12345\?/);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame.contentFrame().getByRole('button', { name: 'player' })).toBeVisible();
  await gallery.thumbnails.nth(2).click();
  await expect.poll(() => readHeard(page)).toEqual([{ event: 'command', func: 'pauseVideo', args: '' }]);
});

test('a video leaves the gallery’s box unchanged whether its aspect ratio is written as 56.25 or 16 / 9', async ({
  page,
  servePage,
}) => {
  await serveClip(page);
  const products = ['56.25', '16 / 9'].map((ratio) => withVideo({ ...FILE, ratio }));
  await page.goto(serveGallery(servePage, { products }));
  await waitForGallery(page);
  const heights: (number | undefined)[] = [];
  for (const index of products.keys()) {
    const gallery = probeGallery(page, index);
    await gallery.wrapper.scrollIntoViewIfNeeded();
    const before = await gallery.main.boundingBox();
    await gallery.thumbnails.nth(1).click();
    await expect.poll(gallery.inView).toBe(1);
    expect(await gallery.main.boundingBox()).toEqual(before);
    heights.push(before?.height);
  }
  expect(heights[0]).toBe(heights[1]);
});

test('two slides with the same video remain separate and load the file once', async ({ page, servePage }) => {
  const methods = await serveClip(page);
  const images = mug.images.map((image, index) => (index === 0 ? image : { ...image, video: FILE }));
  await page.goto(serveGallery(servePage, { products: [{ product: { ...card, images } }] }));
  await waitForGallery(page);
  await expect.poll(() => methods).toEqual(['GET']);
  const gallery = probeGallery(page);
  const films = gallery.wrapper.locator('.hadaya-video-slide');
  for (const index of [1, 2, 0, 2]) {
    await gallery.thumbnails.nth(index).click();
    await expect.poll(gallery.inView).toBe(index);
    await expect(films).toHaveCount(images.length - 1);
  }
  await gallery.wrapper.getByRole('button', { name: /Play video/ }).click();
  await expect(gallery.wrapper.locator('video.hadaya-video-player')).toHaveAttribute('src', /^blob:/);
  expect(methods).toEqual(['GET']);
});

test('when idle, loads a video file once, then plays it from memory and releases it with the gallery', async ({
  page,
  servePage,
  guest,
}) => {
  await guest.allow({ console: [/ERR_FILE_NOT_FOUND/] });
  const methods = await serveClip(page);
  await page.goto(serveGallery(servePage, { products: [withVideo(FILE)] }));
  await waitForGallery(page);
  await expect.poll(() => methods).toEqual(['GET']);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  await gallery.wrapper.getByRole('button', { name: /Play video/ }).click();
  const file = gallery.wrapper.locator('video.hadaya-video-player');
  await expect(file).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => file.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  expect(methods).toEqual(['GET']);
  await gallery.thumbnails.nth(2).click();
  await expect.poll(() => file.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  const address = await file.getAttribute('src');

  await gallery.thumbnails.nth(1).click();
  await gallery.trigger.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Play video/ }).click();
  await expect(dialog.locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hadaya-root="lightbox"]')).toHaveCount(0);

  await page.evaluate(() => window.__hadayaGuest?.asHost(() => document.querySelector('.gallery-container')?.remove()));
  const isAlive = () =>
    page.evaluate(
      (url) =>
        fetch(url ?? '').then(
          () => true,
          () => false,
        ),
      address,
    );
  await expect.poll(isAlive).toBe(false);
});

test('shows a link to the video when the player never responds', async ({ page, servePage, guest }) => {
  await page.clock.install();
  await guest.allow({ hosts: ['www.youtube.com', 'www.youtube-nocookie.com'] });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>blocked</p>' }),
  );
  await page.goto(serveGallery(servePage, { products: [{ ...withVideo(YOUTUBE), ...LAZY }] }));
  await waitForGallery(page);
  await page.clock.runFor(3000);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  await gallery.wrapper.getByRole('button', { name: /Play video/ }).click();
  await expect(gallery.wrapper.locator('iframe.hadaya-video-player')).toBeVisible();
  await page.clock.runFor(11_000);
  const link = gallery.wrapper.getByRole('link', { name: 'Watch video in a new tab' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
