import { mug } from '@hadaya/testing/shop';
import { contentDocument } from '../content/contentDocument.ts';
import { waitForContent } from '../content/contentPage.ts';
import { MEDIA_HEAD, mediaMarkup } from '../content/skinMarkup.ts';
import { carouselMarkup, heroMarkup, ROW_1 } from '../content/sliderMarkup.ts';
import { probeGallery, waitForGallery } from '../gallery/kit/gallery.ts';
import { serveGallery } from '../gallery/kit/galleryPage.ts';
import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { pinch, readPictures } from './pictures.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, allow: { pageState: ['scroll'] } });

const STILL = { ...ROW_1, autoplay: '' };
const HERO = '<style>.elementor-slides .swiper-slide{height:300px}.swiper-slide-bg{position:absolute;inset:0}</style>';

const CAROUSELS = {
  'a carousel': carouselMarkup(STILL),
  'a carousel that fades': carouselMarkup({ ...STILL, effect: 'fade' }),
  'a hero': heroMarkup({ navigation: 'both', infinite: 'yes', transition: 'slide' }),
  'a hero that fades': heroMarkup({ navigation: 'both', infinite: 'yes', transition: 'fade' }),
  'a media carousel with thumbnails': mediaMarkup({ skin: 'slideshow', show_arrows: 'yes', loop: 'yes', speed: 100 }),
};

for (const [name, markup] of Object.entries(CAROUSELS))
  test(`${name}: pinch zoom magnifies each picture before and after the slider’s library loads`, async ({
    page,
    servePage,
  }) => {
    await page.goto(servePage('/c/', contentDocument(markup, { head: `${MEDIA_HEAD}${HERO}` })));
    await waitForContent(page);
    const main = page.locator('.swiper').first();
    await expect(main).toHaveClass(/swiper-initialized/);
    expect((await readPictures(page)).pinned).toEqual([]);
    await main.hover();
    await expect(page.locator('.swiper-initialized:not([data-hadaya-strip])').first()).toBeAttached();
    await settle(page);
    const { count, pinned } = await readPictures(page);
    expect(count).toBeGreaterThan(2);
    expect(pinned).toEqual([]);
    expect(await pinch(page, main)).toBeGreaterThan(1.2);
  });

for (const fade of [false, true])
  test(`pinch zoom magnifies each picture in a gallery that ${fade ? 'fades' : 'slides'}`, async ({
    page,
    servePage,
  }) => {
    const edit = (html: string) =>
      html.replace('slidesToShow&quot;:1,', `slidesToShow&quot;:1,&quot;fade&quot;:${fade},`);
    await page.goto(serveGallery(servePage, { products: [{ product: mug, edit }], width: '100%' }));
    await waitForGallery(page);
    const { main } = probeGallery(page);
    expect((await readPictures(page)).pinned).toEqual([]);
    await main.hover();
    await expect(main).toHaveAttribute('data-track', fade ? 'fade' : 'slide');
    // Moves the mouse away to end the hover zoom, because a touch would pan a zoomed picture.
    await page.mouse.move(2, 840);
    await expect(main).not.toHaveAttribute('data-zoomed');
    await settle(page);
    const { count, pinned } = await readPictures(page);
    expect(count).toBeGreaterThan(2);
    expect(pinned).toEqual([]);
    expect(await pinch(page, main)).toBeGreaterThan(1.2);
  });
