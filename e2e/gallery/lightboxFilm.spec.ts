import type { Page } from '@playwright/test';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { probeGallery, waitForGallery } from './kit/gallery.ts';
import { serveGallery } from './kit/galleryPage.ts';
import { LAZY, servePlayer, withVideo, YOUTUBE } from './kit/players.ts';

const HOST = 'www.youtube-nocookie.com';
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const middleOf = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2].map(Math.round);

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(`dialog ${selector}`).boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
}

for (const locale of ['en', 'ar'] as const)
  for (const ratio of ['16 / 9', '9 / 16'])
    test(`${locale}, ${ratio}: the lightbox centres the poster and, during playback, the video`, async ({
      page,
      servePage,
      guest,
      snap,
    }) => {
      await guest.allow({ hosts: [HOST, 'www.youtube.com'], axe: ['frame-tested'] });
      await servePlayer(page, HOST);
      // Replaces the player that the server printed with an empty page, because it may be visible before ours has
      // loaded.
      await page.route('https://www.youtube.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      const product = { ...withVideo({ ...YOUTUBE, ratio }), ...LAZY };
      await page.goto(serveGallery(servePage, { products: [product], locale }));
      await waitForGallery(page);
      await probeGallery(page).thumbnails.nth(1).click();
      await probeGallery(page).trigger.click();
      const dialog = page.getByRole('dialog');
      const shape = ratio === '16 / 9' ? 16 / 9 : 9 / 16;
      const expectBox = async ({ width, height }: (typeof SIZES)[number]) => {
        await settle(page);
        const film = await boxOf(page, '.hadaya-video');
        expect(film.width / film.height).toBeCloseTo(shape, 1);
        const bottom = height > 480 ? 132 : 72;
        const [x = 0, y = 0] = middleOf(film);
        expect(Math.abs(x - width / 2)).toBeLessThan(2);
        expect(Math.abs(y - (64 + (height - 64 - bottom) / 2))).toBeLessThan(2);
        const captionBox = await boxOf(page, '.foot');
        expect(captionBox.y).toBeGreaterThan(film.y + film.height - 2);
        // The video fills the width or the height of the available space.
        expect(Math.max(film.width / width, film.height / (height - 64 - bottom))).toBeGreaterThan(0.98);
        return film;
      };
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const film = await expectBox(size);
        const poster = await boxOf(page, '.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)');
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs(poster[side] - film[side]), side).toBeLessThan(3);
        await snap(`lightbox-film-${locale}-${shape > 1 ? 'wide' : 'tall'}-${size.width}`);
      }
      await dialog.locator('.hadaya-video-play').click();
      await expect(dialog.locator('iframe')).toHaveCount(1);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectBox(size);
      }
      await page.keyboard.press('Escape');
      await dialog.locator('.close').press('Escape');
    });
