/** Every page of the demo shop: nothing moves, axe finds nothing on the whole page, and the oracle is content. */
import { pages } from '../../demo/src/pages/index.ts';
import { expect, expectAccessible, expectNoLayoutShift, test, waitForIslands } from '../kit/test.ts';

const VIEWPORTS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

const REVIEWED = {
  'color-contrast input': 'an empty field holds no text to judge; its placeholder has the colour of the text',
  'color-contrast .onsale': 'white on a plain badge that lies over the picture',
  'color-contrast figcaption': 'white on a dark plate that lies over the picture',
  'video-caption': 'the film of the dallah has no sound',
  'target-size input':
    'the field of a closed search is out of the order of Tab; its button, which opens it, is the target',
  'duplicate-id-aria': 'the server prints the same ids in every form of a page; each label stands in its own form',
};

/** Frames that the server prints into a page; no script of ours asks for them. */
const PRINTED_FRAMES: Readonly<Record<string, readonly string[]>> = {
  '/gallery/video/': ['www.youtube.com', 'player.vimeo.com'],
};

for (const { path } of pages()) {
  for (const direction of ['ltr', 'rtl'] as const) {
    // Pairwise: each direction is seen at one width, and the other way round on every second page.
    const isEven = pages().findIndex((page) => page.path === path) % 2 === 0;
    const viewport = VIEWPORTS[(direction === 'ltr') === isEven ? 0 : 1];

    test(`${path} ${direction} on a ${viewport.name} is accessible and does not move`, async ({
      page,
      snap,
      guest,
    }) => {
      await guest.allow({ hosts: PRINTED_FRAMES[path] ?? [] });
      await page.setViewportSize(viewport);
      await page.goto(direction === 'rtl' ? `${path}?dir=rtl` : path);
      await page.waitForLoadState('networkidle');
      await waitForIslands(page);
      // A carousel comes to life, and replaces the arrows that the server printed, when it comes near.
      const carousels = page.locator('.elementor-image-carousel-wrapper, .elementor-main-swiper');
      for (const carousel of await carousels.all()) {
        await carousel.scrollIntoViewIfNeeded();
        await expect(carousel).toHaveClass(/swiper-initialized/);
        await expect(carousel.locator('xpath=..').locator('[data-hadaya-root]').first()).toBeAttached();
      }
      // A slide that comes or goes while axe looks has the colours of two.
      for (const pause of await page.locator('.hadaya-slider-pause[data-autoplay="playing"]').all())
        await pause.click();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectNoLayoutShift(page);
      await expectAccessible(page, { include: ['body'], reviewed: REVIEWED });
      await snap(`page${path.replaceAll('/', '-')}${direction}-${viewport.width}`);
    });
  }
}
