import { readFileSync } from 'node:fs';
import { waitForFrames } from '../kit/openPainted.ts';
import { settle } from '../kit/settle.ts';
import { pauseClock } from '../kit/stopClock.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { button, dialog, group, link, open, openOn, prepareLightbox, waitForLightbox } from './lightboxPage.ts';
import { carouselMarkup, pictureHash } from './sliderMarkup.ts';

prepareLightbox();

const CLIP = readFileSync(new URL('../../demo/src/assets/dallah.webm', import.meta.url));

test('the lightbox traps Tab, returns focus on Escape, and ignores arrow keys while a picture is zoomed', async ({
  page,
  servePage,
}) => {
  const body = `<div style="height:400px"></div>${group(3)}<div class="far"></div>`;
  await page.goto(servePage('/c/', contentDocument(body)));
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }));
  await openOn(page, 'a.g:nth-of-type(2)');
  const counter = dialog(page).locator('.counter');
  await expect(button(page, 'Zoom')).not.toHaveAttribute('aria-disabled');
  await button(page, 'Zoom').click();
  await expect(page.locator('.elementor-lightbox')).toHaveAttribute('data-lightbox', /zoomed/);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toContainText('2 / 3');
  await button(page, 'Zoom').click();
  await expect(page.locator('.elementor-lightbox')).not.toHaveAttribute('data-lightbox', /zoomed/);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toContainText('3 / 3');
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('elementor-lightbox'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('a.g').nth(1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(150);
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('hides controls after 3500 ms and shows them again on mouse movement', async ({ page, servePage }) => {
  await page.clock.install();
  await open(page, servePage('/c/', contentDocument(link(''))));
  const root = page.locator('.elementor-lightbox');
  await page.evaluate(() => {
    const { activeElement } = document.querySelector('.elementor-lightbox')?.shadowRoot ?? {};
    if (activeElement instanceof HTMLElement) activeElement.blur();
  });
  await pauseClock(page);
  await page.mouse.move(190, 290);
  await expect(root).not.toHaveAttribute('data-lightbox', /idle/);
  // Waits, because the browser reports the mouse position again when the controls reappear.
  await waitForFrames(page);
  await page.clock.runFor(2800);
  await expect(root).not.toHaveAttribute('data-lightbox', /idle/);
  await page.clock.runFor(900);
  await expect(root).toHaveAttribute('data-lightbox', /idle/);
  await page.clock.resume();
  await page.mouse.move(200, 300);
  await expect(root).not.toHaveAttribute('data-lightbox', /idle/);
});

test('the lightbox opens at the picture that the hash names', async ({ page, servePage }) => {
  await page.goto(`${servePage('/c/', contentDocument(group(3)))}${pictureHash(2, 'g1')}`);
  await expect(dialog(page).locator('.counter')).toContainText('2 / 3');
});

test('a hash that is forged or broken or contains quotation marks neither opens the lightbox nor runs its files', async ({
  page,
  servePage,
}) => {
  const asked: string[] = [];
  // Ignores prefetched files, because the browser does not run them.
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  for (const [kind, hash] of [
    ['forged', pictureHash(9, 'forged')],
    ['quoted', '#a"b'],
    ['broken', '#elementor-action%3Aaction%3Dlightbox%26settings%3D"'],
  ]) {
    await page.goto(`${servePage(`/${kind}/`, contentDocument(group(3)))}${hash}`);
    await waitForLightbox(page);
    await page.waitForLoadState('networkidle');
    expect(
      asked.filter((url) => url.includes('content-openLink')),
      kind,
    ).toEqual([]);
    await expect(dialog(page)).toHaveCount(0);
  }
});

const film = (json: unknown) =>
  widgetOf(
    'video',
    `<div class="elementor-wrapper elementor-open-lightbox"><div class="elementor-custom-embed-image-overlay" data-elementor-open-lightbox="yes" data-elementor-lightbox='${JSON.stringify(json)}'><img src="/thumb.jpg" alt="A film" width="400" height="225"><div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0">▶</div></div></div>`,
  );

test('does not open a video with a javascript: URL', async ({ page, servePage }) => {
  const library = page.waitForResponse(/\/lightbox-/);
  await open(
    page,
    servePage('/c/', contentDocument(film({ type: 'video', url: 'javascript:alert(1)' }))),
    '.elementor-custom-embed-play',
  );
  await (await library).finished();
  await settle(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('a hosted video opens by keyboard, plays, and stops when the lightbox closes', async ({ page, servePage }) => {
  await page.route('**/film.webm', (route) => route.fulfill({ contentType: 'video/webm', body: CLIP }));
  await page.goto(
    servePage('/c/', contentDocument(film({ type: 'video', videoType: 'hosted', url: '/film.webm', autoplay: '' }))),
  );
  await waitForLightbox(page);
  await page.locator('.elementor-custom-embed-play').press('Enter');
  await expect(dialog(page)).toBeVisible();
  const video = await page.locator('video').elementHandle();
  const isPaused = () => video?.evaluate((node) => node instanceof HTMLVideoElement && node.paused);
  const hasPlayed = () => video?.evaluate((node) => node instanceof HTMLVideoElement && node.played.length > 0);
  await expect.poll(hasPlayed).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
  await expect.poll(isPaused).toBe(true);
});

test('opens a carousel’s slides as one group in server order', async ({ page, servePage }) => {
  const body = carouselMarkup({ slides_to_show: '1', navigation: 'both', infinite: 'yes' });
  await page.goto(servePage('/c/', contentDocument(body)));
  await expect(page.locator('.swiper-initialized')).toBeVisible();
  await page.getByRole('button', { name: 'Previous slide' }).click();
  await page.locator('.swiper-slide:not([inert]) a').click();
  await expect(dialog(page).locator('.counter')).toContainText('5 / 5');
});

test('shows a message for a picture that fails to load, and the next picture still opens', async ({
  page,
  servePage,
  faults,
}) => {
  await faults.block('**/p1.jpg');
  await open(page, servePage('/c/', contentDocument(group(2))), 'a.g');
  await expect(dialog(page).getByText('Image could not be loaded')).toBeVisible();
  await button(page, 'Next image').click();
  await expect(dialog(page).locator('.counter')).toContainText('2 / 2');
});

test('opens with an animation, has the builder’s state classes and can share a picture’s URL', async ({
  page,
  servePage,
}) => {
  const address = servePage('/c/', contentDocument(group(2)));
  await open(page, address, 'a.g');
  const entrance = () => page.locator('dialog[open] .stage').evaluate((node) => getComputedStyle(node).animationName);
  expect(await entrance()).toBe('hadaya-lightbox-enter');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await entrance()).toBe('none');
  await page.emulateMedia({ reducedMotion: null });
  const root = page.locator('.elementor-lightbox');
  await expect(root).not.toHaveClass(/elementor-slideshow--/);
  await button(page, 'Zoom').click();
  await expect(root).toHaveClass(/elementor-slideshow--zoom-mode/);
  await button(page, 'Zoom').click();
  await button(page, 'Share').click();
  await expect(root).toHaveClass(/elementor-slideshow--share-mode/);
  await expect(dialog(page).getByRole('link', { name: 'Share on Facebook' })).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer.php?u=${encodeURIComponent(address + pictureHash(1, 'g1'))}`,
  );
  await expect(dialog(page).getByRole('link', { name: 'Download image' })).toHaveCount(1);
  await button(page, 'Share').click();
  await expect(root).not.toHaveClass(/elementor-slideshow--share-mode/);
});

test('a video has the aspect ratio set by the page', async ({ page, servePage, guest }) => {
  await guest.allow({ hosts: ['www.youtube-nocookie.com'], axe: ['frame-tested'] });
  await page.route(/youtube-nocookie/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }));
  const film = {
    type: 'video',
    url: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
    modalOptions: { id: 'film', videoAspectRatio: '916' },
  };
  const overlay = `<div class="film" data-elementor-open-lightbox="yes" data-elementor-lightbox='${JSON.stringify(film)}'>Play</div>`;
  await open(page, servePage('/c/', contentDocument(overlay)), '.film');
  await expect(page.locator('.elementor-lightbox')).toHaveClass(/elementor-video-portrait/);
  const box = await dialog(page).locator('.hadaya-video').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(0.5625, 1);
  // The video is in the middle of the window, not in its corner.
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(2);
});

test('one click loads the video player, which autoplays only if configured', async ({ page, servePage, guest }) => {
  await guest.allow({ hosts: ['www.youtube-nocookie.com'], axe: ['frame-tested'] });
  await page.route(/youtube-nocookie/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }));
  const overlay = (autoplay: string) => {
    const described = { type: 'video', videoType: 'youtube', url: 'https://youtu.be/XHOmBV4js_E', autoplay };
    return `<div class="film${autoplay}" data-elementor-open-lightbox="yes" data-elementor-lightbox='${JSON.stringify(described)}'>Play</div>`;
  };
  await page.goto(servePage('/c/', contentDocument(overlay('') + overlay('yes'))));
  for (const [autoplay, plays] of [
    ['', null],
    ['yes', '1'],
  ] as const) {
    await openOn(page, `.film${autoplay}`);
    const player = dialog(page).locator('iframe');
    await expect(player).toHaveCount(1);
    await expect(dialog(page).locator('.hadaya-video-play')).toHaveCount(0);
    const src = new URL((await player.getAttribute('src')) ?? '');
    expect(src.searchParams.get('autoplay')).toBe(plays);
    // Presses Escape on the close button, because the player takes focus when it loads and its frame belongs to another
    // site, which receives the key presses.
    await button(page, 'Close').press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});
