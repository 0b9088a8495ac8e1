import { probeGallery, waitForGallery } from '../gallery/kit/gallery.ts';
import { serveGallery } from '../gallery/kit/galleryPage.ts';
import { withVideo } from '../gallery/kit/players.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { dialog, openOn, prepareLightbox } from './lightboxPage.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/';
const VIMEO = 'https://player.vimeo.com/video/';

/** Pasted URLs and embed codes, each with the start of the player URL that it becomes. */
const FILMS = [
  ['youtube.com/watch?v=abcDEF12345', `${YOUTUBE}abcDEF12345?`],
  ['https://www.youtube.com/playlist?list=PL123', `${YOUTUBE}videoseries?list=PL123&`],
  ['<iframe src="https://www.youtube.com/embed/abcDEF12345?si=x"></iframe>', `${YOUTUBE}abcDEF12345?`],
  ['https://vimeo.com/showcase/2838732/video/76979871', `${VIMEO}76979871?`],
  ['\u200fhttps://vimeo.com/76979871/8272103f6e ', `${VIMEO}76979871?h=8272103f6e&`],
  ['https://vimeo.com/event/4154130', 'https://vimeo.com/event/4154130/embed'],
] as const;

/** Unplayable URLs and their link targets. */
const OTHERS = [
  ['https://www.youtube.com/@shop/live', 'https://www.youtube.com/@shop/live'],
  ['vimeo.com/shop/our-film', 'https://vimeo.com/shop/our-film'],
  ['https://films.example/watch/7', 'https://films.example/watch/7'],
] as const;

prepareLightbox();

test.beforeEach(async ({ page, guest }) => {
  await guest.allow({
    hosts: ['www.youtube-nocookie.com', 'player.vimeo.com', 'vimeo.com'],
    axe: ['frame-tested', 'target-size'],
  });
  await page.route(/youtube-nocookie|vimeo\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  );
});

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

test('the video widget plays the video at a pasted URL, or links to it if it cannot be played', async ({
  page,
  servePage,
}) => {
  const widget = (address: string) => {
    const settings = JSON.stringify({ video_type: 'youtube', youtube_url: address, controls: 'yes' });
    return widgetOf(
      'video',
      '<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div></div>',
    ).replace('data-element_type', `data-settings="${escapeText(settings)}" data-element_type`);
  };
  const all = [...FILMS, ...OTHERS].map(([address]) => widget(address)).join('');
  await page.goto(servePage('/c/', contentDocument(all)));
  const films = page.locator('[data-widget_type^="video."]');
  const play = (at: number) => films.nth(at).getByRole('button', { name: 'Play video' }).click();
  for (const [at, [address, plays]] of FILMS.entries()) {
    await play(at);
    const src = await films.nth(at).locator('iframe.hadaya-video-player').getAttribute('src');
    expect(src, address).toMatch(new RegExp(`^${plays.replace(/[?]/g, '\\?')}`));
  }
  for (const [at, [address, href]] of OTHERS.entries()) {
    const film = FILMS.length + at;
    await play(film);
    await expect(films.nth(film).locator('.hadaya-video-failed a'), address).toHaveAttribute('href', href);
    await expect(films.nth(film).locator('iframe')).toHaveCount(0);
  }
});

test('the lightbox, opened from an overlay or a link, plays the video at a pasted URL', async ({
  page,
  servePage,
  snap,
}) => {
  const overlay = (address: string) =>
    `<div class="film" data-elementor-open-lightbox="yes" data-elementor-lightbox="${escapeText(JSON.stringify({ type: 'video', videoType: 'youtube', url: address }))}">Play</div>`;
  const link = (address: string) =>
    `<a class="film" href="/p1.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-video="${escapeText(address)}">Play</a>`;
  for (const markup of [overlay, link]) {
    const all = [...FILMS, ...OTHERS].map(([address]) => markup(address)).join('\n');
    await page.goto(servePage('/c/', contentDocument(all)));
    const close = async () => {
      // Presses Escape on the close button, because the focused player is in a frame of another site, which receives
      // the key presses.
      await dialog(page).locator('.close').press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    };
    for (const [at, [address, plays]] of FILMS.entries()) {
      await openOn(page, `.film >> nth=${at}`);
      const src = await dialog(page).locator('iframe').getAttribute('src');
      expect(src, address).toMatch(new RegExp(`^${plays.replace(/[?]/g, '\\?')}`));
      await close();
    }
    for (const [at, [address, href]] of OTHERS.entries()) {
      await openOn(page, `.film >> nth=${FILMS.length + at}`);
      await expect(dialog(page).locator('.hadaya-video-failed a'), address).toHaveAttribute('href', href);
      await snap('film-that-nobody-plays');
      await close();
    }
  }
});

test('a gallery plays the video at a pasted URL, or links to it, both on its slide and in the lightbox', async ({
  page,
  servePage,
  snap,
}) => {
  // Changes the printed player as a lazy-loading plugin does, with its URL in `data-src`, so that it sends no request
  // in a test.
  const edit = (html: string) => html.replace('<iframe src="', '<iframe src="about:blank" data-src="');
  for (const [address, expected] of [...FILMS, ...OTHERS]) {
    if (address.startsWith('<')) continue;
    const product = withVideo({ kind: 'iframe', link: address, embed: address, ratio: '16 / 9' });
    await page.goto(serveGallery(servePage, { products: [{ ...product, edit }] }));
    await waitForGallery(page);
    const gallery = probeGallery(page);
    await gallery.thumbnails.nth(1).click();
    const isKnown = FILMS.some(([known]) => known === address);
    if (isKnown) await gallery.wrapper.getByRole('button', { name: /Play video/ }).click();
    const of = (container: typeof gallery.wrapper) =>
      isKnown
        ? container.locator('iframe.hadaya-video-player').getAttribute('src')
        : container.locator('.hadaya-video-failed a').getAttribute('href');
    expect(await of(gallery.wrapper), address).toContain(expected);
    if (!isKnown) await snap('gallery-film-that-nobody-plays');
    await gallery.trigger.click();
    const large = page.getByRole('dialog');
    if (isKnown) await large.getByRole('button', { name: /Play video/ }).click();
    expect(await of(large), address).toContain(expected);
    await large.locator('.close').press('Escape');
    await expect(large).toHaveCount(0);
  }
});
