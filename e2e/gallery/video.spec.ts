/** Videos in a gallery. */
import { readFileSync } from 'node:fs';
import { card, mug, type ShopImage, type ShopVideo } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';

const FILE: ShopVideo = { kind: 'video', link: '/clip.webm', embed: '/clip.webm', ratio: '56.25' };
const YOUTUBE: ShopVideo = {
  kind: 'iframe',
  link: 'https://www.youtube.com/watch?v=abcDEF12345',
  embed: 'https://www.youtube.com/embed/abcDEF12345?feature=oembed&enablejsapi=1&controls=0',
  ratio: '16 / 9',
};
const BACKGROUND: ShopVideo = {
  kind: 'iframe',
  link: 'https://vimeo.com/76979871',
  embed: 'https://player.vimeo.com/video/76979871?background=1',
  ratio: '16 / 9',
};

const withVideo = (video: ShopVideo): { readonly product: typeof card } => {
  const images: ShopImage[] = mug.images.map((image, place) => (place === 1 ? { ...image, video } : image));
  return { product: { ...card, images } };
};

const CLIP = readFileSync(new URL('../../demo/src/assets/dallah.webm', import.meta.url));

async function serveClip(page: Page): Promise<string[]> {
  const methods: string[] = [];
  await page.route('**/clip.webm', (route) => {
    // The player that the server printed asks by itself, before any script runs.
    if (route.request().resourceType() === 'fetch') methods.push(route.request().method());
    return route.fulfill({ body: CLIP, contentType: 'video/webm' });
  });
  return methods;
}

/** A player that notes what it is told, in the place of the real one. */
async function servePlayer(page: Page, host: string): Promise<void> {
  const html = `<script>addEventListener('message', (event) => {
    const told = JSON.parse(event.data);
    if (told.event === 'listening') parent.postMessage('{"event":"onReady"}', '*');
    else parent.postMessage(JSON.stringify({ heard: told }), '*');
  })</script><button>player</button>`;
  await page.route(`https://${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.defineProperty(window, '__heard', { value: heard });
    addEventListener('message', (event) => {
      if (typeof event.data === 'string' && event.data.includes('heard')) heard.push(JSON.parse(event.data).heard);
    });
  });
}

const heard = (page: Page) => page.evaluate(() => Reflect.get(window, '__heard'));

test('rule 60: nothing of a player loads before it is played, and then on the host without cookies', async ({
  page,
  servePage,
  guest,
  snap,
}) => {
  await guest.allow({ hosts: ['www.youtube.com', 'www.youtube-nocookie.com'] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await servePlayer(page, 'www.youtube-nocookie.com');
  const edit = (html: string) => html.replace('<iframe src', '<iframe loading="lazy" src');
  await page.goto(serveGallery(servePage, { products: [{ ...withVideo(YOUTUBE), edit }] }));
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
});

test('row 45: the next slide pauses the player by a message to its own origin', async ({ page, servePage, guest }) => {
  await guest.allow({ hosts: ['www.youtube.com', 'www.youtube-nocookie.com'] });
  await servePlayer(page, 'www.youtube-nocookie.com');
  const edit = (html: string) => html.replace('<iframe src', '<iframe loading="lazy" src');
  await page.goto(serveGallery(servePage, { products: [{ ...withVideo(YOUTUBE), edit }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  await gallery.wrapper.getByRole('button', { name: /Play video/ }).click();
  await expect(page.frameLocator('iframe.hadaya-video-player').getByRole('button')).toBeVisible();
  await gallery.thumbnails.nth(2).click();
  await expect.poll(() => heard(page)).toEqual([{ event: 'command', func: 'pauseVideo', args: '' }]);
});

test('row 45: a player that has gone to another origin hears nothing', async ({ page, servePage, guest }) => {
  await guest.allow({
    hosts: ['www.youtube.com', 'www.youtube-nocookie.com', 'elsewhere.example'],
    console: [/'https:\/\/www.youtube-nocookie.com'\) does not match the recipient window's origin/],
  });
  await servePlayer(page, 'elsewhere.example');
  const moved = `<script>addEventListener('message', () => location.replace('https://elsewhere.example/'))</script>`;
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: moved }),
  );
  const edit = (html: string) => html.replace('<iframe src', '<iframe loading="lazy" src');
  await page.goto(serveGallery(servePage, { products: [{ ...withVideo(YOUTUBE), edit }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  await gallery.wrapper.getByRole('button', { name: /Play video/ }).click();
  await expect(page.frameLocator('iframe.hadaya-video-player').getByRole('button')).toBeVisible();
  await gallery.thumbnails.nth(2).click();
  await page.waitForTimeout(500);
  expect(await heard(page)).toEqual([]);
});

test('row 46: a background video of Vimeo is not paused', async ({ page, servePage, guest }) => {
  await guest.allow({ hosts: ['player.vimeo.com'] });
  await servePlayer(page, 'player.vimeo.com');
  const edit = (html: string) => html.replace('<iframe src', '<iframe loading="lazy" src');
  await page.goto(serveGallery(servePage, { products: [{ ...withVideo(BACKGROUND), edit }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  await gallery.wrapper.getByRole('button', { name: /Play video/ }).click();
  await expect(page.frameLocator('iframe.hadaya-video-player').getByRole('button')).toBeVisible();
  await gallery.thumbnails.nth(2).click();
  await page.waitForTimeout(300);
  expect(await heard(page)).toEqual([]);
});

test('row 47: both formats of the ratio leave the box as it is', async ({ page, servePage }) => {
  await serveClip(page);
  const heights: (number | undefined)[] = [];
  for (const ratio of ['56.25', '16 / 9']) {
    const path = `/ratio-${heights.length}/`;
    await page.goto(serveGallery(servePage, { products: [withVideo({ ...FILE, ratio })], path }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    const before = await gallery.main.boundingBox();
    await gallery.thumbnails.nth(1).click();
    await expect.poll(gallery.inView).toBe(1);
    expect(await gallery.main.boundingBox()).toEqual(before);
    heights.push(before?.height);
  }
  expect(heights[0]).toBe(heights[1]);
});

test('row 48 and fault-O17: a video file is loaded by one GET when idle and played from memory', async ({
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
  await page.evaluate(() => window.__hadayaGuest?.asHost(() => document.querySelector('.gallery-place')?.remove()));
  await page.waitForTimeout(200);
  const isAlive = await page.evaluate(
    (url) =>
      fetch(url ?? '').then(
        () => true,
        () => false,
      ),
    address,
  );
  expect(isAlive).toBe(false);
});

test('fault-80 a player that never answers gives way to a link', async ({ page, servePage, guest }) => {
  await page.clock.install();
  await guest.allow({ hosts: ['www.youtube.com', 'www.youtube-nocookie.com'] });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>blocked</p>' }),
  );
  const edit = (html: string) => html.replace('<iframe src', '<iframe loading="lazy" src');
  await page.goto(serveGallery(servePage, { products: [{ ...withVideo(YOUTUBE), edit }] }));
  await page.clock.runFor(3000);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  await gallery.wrapper.getByRole('button', { name: /Play video/ }).click();
  await expect(gallery.wrapper.locator('iframe.hadaya-video-player')).toBeVisible();
  await page.clock.runFor(11_000);
  const link = gallery.wrapper.getByRole('link', { name: 'Watch the video in a new tab' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a video plays inside the lightbox and ends with it', async ({ page, servePage }) => {
  await serveClip(page);
  await page.goto(serveGallery(servePage, { products: [withVideo(FILE)] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  await gallery.trigger.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Play video/ }).click();
  await expect(dialog.locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hadaya-root="lightbox"]')).toHaveCount(0);
});
