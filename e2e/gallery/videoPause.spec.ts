import type { ShopVideo } from '@hadaya/testing/shop';
import type { Page } from '@playwright/test';
import type { ServePage } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';
import { LAZY, readHeard, servePlayer, withVideo, YOUTUBE } from './kit/players.ts';

const BACKGROUND: ShopVideo = {
  kind: 'iframe',
  link: 'https://vimeo.com/76979871',
  embed: 'https://player.vimeo.com/video/76979871?background=1',
  ratio: '16 / 9',
};

const YOUTUBE_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com'];

async function playAndLeave(page: Page, servePage: ServePage, film: ShopVideo): Promise<void> {
  await page.goto(serveGallery(servePage, { products: [{ ...withVideo(film), ...LAZY }] }));
  await waitForGallery(page);
  const gallery = probeGallery(page);
  await gallery.thumbnails.nth(1).click();
  await gallery.wrapper.getByRole('button', { name: /Play video/ }).click();
  await expect(page.frameLocator('iframe.hadaya-video-player').getByRole('button')).toBeVisible();
  await gallery.thumbnails.nth(2).click();
}

test('a player that has navigated to another origin receives no message', async ({ page, servePage, guest }) => {
  await guest.allow({
    hosts: [...YOUTUBE_HOSTS, 'elsewhere.example'],
    console: [/'https:\/\/www.youtube-nocookie.com'\) does not match the recipient window's origin/],
  });
  await servePlayer(page, 'elsewhere.example');
  const moved = `<script>addEventListener('message', () => location.replace('https://elsewhere.example/'))</script>`;
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: moved }),
  );
  const refused = page.waitForEvent('console', (line) => line.text().includes('does not match the recipient'));
  await playAndLeave(page, servePage, YOUTUBE);
  await refused;
  expect(await readHeard(page)).toEqual([]);
});

test('does not pause a Vimeo background video', async ({ page, servePage, guest }) => {
  await guest.allow({ hosts: ['player.vimeo.com'] });
  await servePlayer(page, 'player.vimeo.com');
  await playAndLeave(page, servePage, BACKGROUND);
  await expect(page.locator('.hadaya-video-slide[data-current]')).toHaveCount(0);
  // Sends a last message; when it arrives, all earlier messages have arrived too.
  const player = page.locator('iframe.hadaya-video-player');
  await player.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.postMessage('{"method":"last"}', '*'));
  await expect.poll(() => readHeard(page)).toEqual([{ method: 'last' }]);
});
