import { expect, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { type Page, waitForContent } from './contentPage.ts';
import { group, openOn, prepareLightbox } from './lightboxPage.ts';
import { carouselMarkup, ROW_1 } from './sliderMarkup.ts';

const OVERLAY =
  '<div class="elementor-custom-embed-image-overlay"><img src="/thumb.jpg" alt="" width="400" height="225"><div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0"></div></div>';
const YOUTUBE = { video_type: 'youtube', youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E' };
const film = (overlay: string, settings: unknown = YOUTUBE) =>
  widgetOf(
    'video',
    `<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div>${overlay}</div>`,
    settings,
  );

prepareLightbox();
test.beforeEach(({ page }) => page.clock.install());

/** Advances the clock until the condition is met, because a failed file is retried after a second. */
const untilTriedAgain = (page: Page, isSo: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(250);
      return isSo();
    })
    .toBe(true);

test('when its engine fails to load, a slider shows a notice and can be scrolled manually', async ({
  page,
  servePage,
  faults,
  guest,
}) => {
  await guest.allow({ console: [/startSlider|load_failed/, /Failed to load resource/], axe: ['aria-command-name'] });
  await faults.block('**/content-startSlider*');
  await page.goto(servePage('/c/', contentDocument(carouselMarkup(ROW_1))));
  await untilTriedAgain(page, () => page.getByText('Scroll sideways to see all slides.').isVisible());
  const track = page.locator('.swiper-wrapper');
  expect(await track.evaluate((node) => getComputedStyle(node).overflowX)).toBe('auto');
  await expect(page.locator('.elementor-swiper-button').first()).toBeHidden();
  expect(
    await track.evaluate((node) => {
      node.scrollLeft = node.clientWidth;
      return node.scrollLeft - node.clientWidth;
    }),
  ).toBe(0);
});

test('an engine that loads on retry starts the slider without a notice', async ({ page, servePage, guest }) => {
  await guest.allow({ console: [/Failed to load resource/] });
  let asked = 0;
  await page.route('**/content-startSlider*', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(servePage('/c/', contentDocument(carouselMarkup(ROW_1))));
  await untilTriedAgain(page, () => page.locator('.swiper-initialized').isVisible());
  await expect(page.locator('.hadaya-content-notice')).toHaveCount(0);
});

test('a picture opens as a link when the lightbox fails to load', async ({ page, servePage, faults, guest }) => {
  await guest.allow({ console: [/lightbox/, /Failed to load resource/], sentinel: 'absent', pageState: ['address'] });
  await faults.block('**/content-openLink*');
  await page.goto(servePage('/c/', contentDocument(group(2))));
  await openOn(page, 'a.g');
  await expect(page).toHaveURL(/\/p1\.jpg$/);
});

test('restores the picture and links to the video when its player fails to load', async ({
  page,
  servePage,
  faults,
  guest,
}) => {
  await guest.allow({ console: [/video player/, /Failed to load resource/], axe: ['link-in-text-block'] });
  await faults.block('**/dist/video-*');
  await page.goto(servePage('/c/', contentDocument(film(OVERLAY, { ...YOUTUBE, show_image_overlay: 'yes' }))));
  await waitForContent(page);
  await page.locator('.elementor-custom-embed-image-overlay').click();
  const link = page.getByRole('link', { name: 'Watch video in a new tab' });
  await untilTriedAgain(page, () => link.isVisible());
  await expect(link).toHaveAttribute('href', YOUTUBE.youtube_url);
  await expect(page.getByText('The player could not be loaded.')).toBeVisible();
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toBeVisible();
});

test('a printed iframe plays when our player fails to load', async ({ page, servePage, faults, guest }) => {
  await guest.allow({
    console: [/video player/, /Failed to load resource/],
    axe: ['frame-tested', 'frame-title', 'link-in-text-block'],
    hosts: ['player.vimeo.com'],
  });
  await page.route(/vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }));
  await faults.block('**/content-startPlayer*');
  const address = 'https://player.vimeo.com/video/235215203';
  const frame = `<iframe class="elementor-video-iframe" title="Film" data-lazy-load="${address}"></iframe>`;
  const markup = `<div class="elementor-wrapper elementor-open-inline">${frame}</div>`;
  await page.goto(servePage('/c/', contentDocument(widgetOf('video', markup, { video_type: 'vimeo' }))));
  await untilTriedAgain(page, async () => (await page.locator('iframe').getAttribute('src')) === address);
  await expect(page.locator('iframe')).toBeVisible();
});
