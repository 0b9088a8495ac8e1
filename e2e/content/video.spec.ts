import { holdBack } from '../kit/holdBack.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { type Page, waitForContent } from './contentPage.ts';

const OVERLAY =
  '<div class="elementor-custom-embed-image-overlay"><img src="/thumb.svg" alt="How we engrave" width="400" height="225"><div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0">▶</div></div>';
const YOUTUBE = { video_type: 'youtube', youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E', controls: 'yes' };

function film({
  settings = YOUTUBE,
  inside = '<div class="elementor-video"></div>',
  overlay = '',
}: {
  settings?: unknown;
  inside?: string;
  overlay?: string;
} = {}): string {
  return widgetOf('video', `<div class="elementor-wrapper elementor-open-inline">${inside}${overlay}</div>`, settings);
}
const player = (page: Page) => page.locator('iframe.hadaya-video-player');
const toHosts = (requests: readonly string[]) => requests.filter((address) => /youtube|vimeo|ytimg/.test(address));

test.beforeEach(async ({ page, guest }) => {
  await guest.allow({ hosts: ['www.youtube-nocookie.com', 'player.vimeo.com'], axe: ['frame-tested'] });
  await page.route(/youtube-nocookie|vimeo/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
  );
  await page.route('**/thumb.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="225"/>',
    }),
  );
});

for (const [how, act] of [
  ['a click', (page: Page) => page.locator('.elementor-custom-embed-image-overlay').click()],
  ['Enter', (page: Page) => page.locator('.elementor-custom-embed-play').press('Enter')],
  ['Space', (page: Page) => page.locator('.elementor-custom-embed-play').press('Space')],
] as const) {
  test(`${how} on the overlay removes it and plays the video from the cookie-free host`, async ({
    page,
    servePage,
  }) => {
    const release = await holdBack(page, '**/dist/content-startPlayer*');
    await page.goto(
      servePage(
        '/c/',
        contentDocument(film({ overlay: OVERLAY, settings: { ...YOUTUBE, show_image_overlay: 'yes', start: 12 } })),
      ),
    );
    await waitForContent(page);
    // The video code starts to load when a video comes into view. A click before it has loaded is queued.
    await act(page);
    release();
    await expect(player(page)).toHaveCount(1);
    await expect(page.locator('.elementor-custom-embed-image-overlay')).toBeHidden();
    const src = new URL((await player(page).getAttribute('src')) ?? '');
    expect(src.origin + src.pathname).toBe('https://www.youtube-nocookie.com/embed/XHOmBV4js_E');
    expect(src.searchParams.get('autoplay')).toBe('1');
    expect(src.searchParams.get('start')).toBe('12');
    await expect(player(page)).toHaveAttribute('title', /How we engrave/);
  });
}

for (const [what, press] of [
  ['clicked', (overlay: HTMLElement) => overlay.querySelector<HTMLElement>('[role="button"]')?.click()],
  [
    'pressed with Enter',
    (overlay: HTMLElement) => {
      const icon = overlay.querySelector<HTMLElement>('[role="button"]');
      icon?.focus();
      icon?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    },
  ],
] as const) {
  test(`plays an off-screen video whose play button is ${what}`, async ({ page, servePage }) => {
    const far = `<div style="height:5000px"></div>${film({ overlay: OVERLAY })}`;
    await page.goto(servePage('/c/', contentDocument(far)));
    await waitForContent(page);
    await page.locator('.elementor-custom-embed-image-overlay').evaluate(press);
    await expect(player(page)).toHaveCount(1);
  });
}

test('sends no request to a video host without a click', async ({ page, servePage, guest }) => {
  await page.goto(servePage('/c/', contentDocument(film({ overlay: OVERLAY }) + film())));
  await waitForContent(page);
  await expect(page.getByRole('button', { name: 'Play video' }).last()).toBeVisible();
  expect(toHosts(guest.requests)).toEqual([]);
  await expectAccessible(page);
});

test('shows a link when a video host does not respond within ten seconds', async ({ page, servePage, leaks }) => {
  await page.clock.install();
  await page.goto(servePage('/c/', contentDocument(film())));
  const play = page.getByRole('button', { name: 'Play video' });
  await expect(play).toBeVisible();
  // Waits until the timers that look for a late copy of jQuery have ended, ten seconds after load.
  await page.clock.runFor(11_000);
  const before = await leaks.take();
  await play.click();
  await page.clock.runFor(1000);
  await expect(player(page)).toHaveCount(1);
  await page.clock.runFor(10_500);
  const link = page.getByRole('link', { name: 'Watch video in a new tab' });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=XHOmBV4js_E');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const timers = async () => (await leaks.since(before)).filter((name) => /interval|timeout|timer/i.test(name));
  await expect.poll(timers).toEqual([]);
});

test('recognises a YouTube URL with the parameter vi instead of v', async ({ page, servePage }) => {
  const address = 'https://www.youtube.com/watch?feature=x&vi=XHOmBV4js_E';
  await page.goto(servePage('/c/', contentDocument(film({ settings: { ...YOUTUBE, youtube_url: address } }))));
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect(player(page)).toHaveAttribute('src', /embed\/XHOmBV4js_E\?/);
});

test('a lazy Vimeo frame with autoplay plays when visible', async ({ page, servePage }) => {
  const inside =
    '<iframe class="elementor-video-iframe" data-lazy-load="https://player.vimeo.com/video/235215203"></iframe>';
  await page.goto(
    servePage(
      '/c/',
      contentDocument(film({ settings: { video_type: 'vimeo', autoplay: 'yes', lazy_load: 'yes' }, inside })),
    ),
  );
  await expect(player(page)).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\/235215203\?.*autoplay=1/);
});

test('an unlisted Vimeo video keeps its key, autoplay and start time', async ({ page, servePage }) => {
  const settings = { video_type: 'vimeo', vimeo_url: 'https://vimeo.com/640039734/e8cea1d27a?share=copy#t=30s' };
  await page.goto(servePage('/c/', contentDocument(film({ settings }))));
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect(player(page)).toHaveAttribute(
    'src',
    /^https:\/\/player\.vimeo\.com\/video\/640039734\?(?=.*\bh=e8cea1d27a\b)(?=[^#]*autoplay=1).*#t=30s$/,
  );
});

test('without consent, shows an explanation and a link', async ({ page, servePage, guest }) => {
  await page.goto(
    servePage('/c/', contentDocument(film(), { settings: '{canLoad:function(p){return p!=="youtube"}}' })),
  );
  await expect(page.getByText('This video comes from youtube.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch video in a new tab' })).toBeVisible();
  expect(toHosts(guest.requests)).toEqual([]);
  await expectAccessible(page);
});

test('a second video pauses the first', async ({ page, servePage }) => {
  const file = (name: string) =>
    film({
      settings: { video_type: 'hosted', controls: 'yes' },
      inside: `<video class="elementor-video" id="${name}" src="/media/dallah.webm" controls muted loop></video>`,
    });
  await page.route('**/media/dallah.webm', (route) =>
    route.fulfill({ path: 'demo/src/assets/dallah.webm', contentType: 'video/webm' }),
  );
  await page.goto(servePage('/c/', contentDocument(file('a') + file('b'))));
  await waitForContent(page);
  const play = (name: string) =>
    page.evaluate((id) => document.querySelector<HTMLVideoElement>(`#${id}`)?.play(), name);
  const isPaused = (name: string) =>
    page.evaluate((id) => document.querySelector<HTMLVideoElement>(`#${id}`)?.paused, name);
  const rest = () =>
    page.locator('video').evaluateAll((films: HTMLVideoElement[]) => films.map((film) => film.pause()));
  await expect(async () => {
    // Pauses all videos first, because a video that is already playing would not emit its start event.
    await rest();
    await play('a');
    await play('b');
    expect(await isPaused('a')).toBe(true);
  }).toPass();
  expect(await isPaused('b')).toBe(false);
});

test('a hosted video under an overlay plays after a click', async ({ page, servePage }) => {
  await page.route('**/film.webm', (route) =>
    route.fulfill({ path: 'demo/src/assets/dallah.webm', contentType: 'video/webm' }),
  );
  const inside = '<video class="elementor-video" src="/film.webm" controls muted preload="none"></video>';
  await page.goto(
    servePage('/c/', contentDocument(film({ settings: { video_type: 'hosted' }, inside, overlay: OVERLAY }))),
  );
  await waitForContent(page);
  await expect(async () => {
    if (await page.locator('.elementor-custom-embed-image-overlay').isVisible())
      await page.locator('.elementor-custom-embed-play').click();
    expect(await page.locator('video').evaluate((node: HTMLVideoElement) => node.paused)).toBe(false);
  }).toPass();
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toBeHidden();
});
