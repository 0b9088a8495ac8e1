import { expect, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { type Page, waitForContent } from './contentPage.ts';
import { detailsMarkup, foldMarkup, nestedTabsMarkup, tabsMarkup } from './foldMarkup.ts';
import { heroMarkup } from './sliderMarkup.ts';
import { ready } from './sliderPage.ts';

const FILM = widgetOf(
  'video',
  '<div class="elementor-wrapper elementor-open-inline"><video class="elementor-video" src="/film.webm" controls muted loop width="160" height="90"></video></div>',
  { video_type: 'hosted', controls: 'yes' },
);
const inFirst = (name: string) => (name === 'One' ? FILM : 'text');
const film = (page: Page, index = 0) => page.locator('video').nth(index);
const isPaused = (page: Page, index = 0) => film(page, index).evaluate((node: HTMLVideoElement) => node.paused);

async function playFilm(page: Page, index = 0): Promise<void> {
  await film(page, index).scrollIntoViewIfNeeded();
  await film(page, index).evaluate((node: HTMLVideoElement) => node.play());
  expect(await isPaused(page, index)).toBe(false);
}

test.beforeEach(async ({ page }) => {
  await page.route('**/film.webm', (route) =>
    route.fulfill({ path: 'demo/src/assets/dallah.webm', contentType: 'video/webm' }),
  );
});

test('a video pauses when its accordion or tab panel is hidden', async ({ page, servePage }) => {
  const cases = [
    ['an accordion', foldMarkup('accordion', 3, inFirst), '.elementor-tab-title >> nth=1'],
    ['tabs', tabsMarkup(3, inFirst), '.elementor-tab-desktop-title >> nth=1'],
    ['a nested accordion', detailsMarkup({ max_items_expended: 'one' }, inFirst), 'summary >> nth=1'],
    [
      'nested tabs',
      nestedTabsMarkup().replace('<p>Text One <button>Inside One</button></p>', FILM),
      '.e-n-tab-title >> nth=1',
    ],
  ] as const;
  await page.goto(servePage('/c/', contentDocument(cases.map(([, body]) => body).join(''))));
  await waitForContent(page);
  for (const [index, [where, , second]] of cases.entries()) {
    await test.step(where, async () => {
      await playFilm(page, index);
      await expect
        .poll(() => film(page, index).evaluate((node: HTMLVideoElement) => node.currentTime))
        .toBeGreaterThan(0.1);
      expect(await isPaused(page, index)).toBe(false);
      await page.locator(second).click();
      await expect.poll(() => isPaused(page, index)).toBe(true);
    });
  }
});

test('a video pauses when the slider leaves its slide', async ({ page, servePage }) => {
  const hero = heroMarkup({ navigation: 'both', infinite: 'yes', transition: 'slide', transition_speed: 100 });
  const html = hero.replace('<div class="swiper-slide-contents">', `<div class="swiper-slide-contents">${FILM}`);
  const head = '<style>.swiper-slide{height:300px}</style>';
  await page.goto(servePage('/c/', contentDocument(html, { head })));
  await ready(page);
  await playFilm(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
});
