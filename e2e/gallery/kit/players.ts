import { card, mug, type ShopImage, type ShopVideo } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import type { PlacedGallery } from './galleryPage.ts';

export const FILE: ShopVideo = { kind: 'video', link: '/clip.webm', embed: '/clip.webm', ratio: '56.25' };
export const YOUTUBE: ShopVideo = {
  kind: 'iframe',
  link: 'https://www.youtube.com/watch?v=abcDEF12345',
  embed: 'https://www.youtube.com/embed/abcDEF12345?feature=oembed&enablejsapi=1&controls=0',
  ratio: '16 / 9',
};

/** Makes the printed frame lazy, so that it sends no request in a test. */
export const LAZY: Pick<PlacedGallery, 'edit'> = {
  edit: (html) => html.replace('<iframe src', '<iframe loading="lazy" src'),
};

/** Returns a simple product whose second image is a video. */
export const withVideo = (video: ShopVideo): { readonly product: typeof card } => {
  const images: ShopImage[] = mug.images.map((image, index) => (index === 1 ? { ...image, video } : image));
  return { product: { ...card, images } };
};

/** Replaces the real player with a stand-in; the page records the messages that the stand-in has received. */
export async function servePlayer(page: Page, host: string): Promise<void> {
  const html = `<script>addEventListener('message', (event) => {
    const message = JSON.parse(event.data);
    if (message.event === 'listening') parent.postMessage('{"event":"onReady"}', '*');
    else parent.postMessage(JSON.stringify({ heard: message }), '*');
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

export const readHeard = (page: Page) => page.evaluate(() => Reflect.get(window, '__heard'));
