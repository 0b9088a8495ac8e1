import { settle } from '../kit/settle.ts';
import { expect, test } from '../kit/test.ts';
import { type ContentPageOptions, contentDocument, widgetOf } from './contentDocument.ts';
import type { Page } from './contentPage.ts';
import { foldMarkup } from './foldMarkup.ts';
import { button, dialog, group, openOn, prepareLightbox, waitForLightbox } from './lightboxPage.ts';
import { carouselMarkup, ROW_1 } from './sliderMarkup.ts';
import { current, ready } from './sliderPage.ts';

/** Load time of the builder's script relative to ours: entirely before, partly after or entirely after. */
type Order = 'early' | 'parts' | 'late';

const WATCHED_MS = 22_000;
const BESIDE: ContentPageOptions = {
  head: '<link rel="stylesheet" href="/assets/plugins/content.css">',
  after: '<script src="/assets/plugins/content.js"></script>',
};

const bring = (page: Page, order: Order) =>
  page.evaluate((which) => {
    const builder = Reflect.get(window, 'builder');
    if (which === 'late') builder.start();
    if (which === 'parts') builder.bringParts();
  }, order);

const copies = (page: Page) => page.locator('.swiper-slide-duplicate');
const bullets = (page: Page) => page.locator('.swiper-pagination-bullet');
const seenAt = async (page: Page) => {
  const seen = page.locator('.swiper-slide:not([inert])');
  await expect(seen).toHaveCount(1);
  return seen.evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
};

test.beforeEach(async ({ guest }) => {
  await guest.allow({ globals: ['elementorFrontend', 'builder'] });
});

const NUMBER = widgetOf(
  'counter',
  '<div class="elementor-counter"><span class="elementor-counter-number" data-duration="200" data-to-value="250">0</span></div>',
);
const FILM = widgetOf(
  'video',
  '<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div></div>',
  { video_type: 'youtube', youtube_url: 'https://youtu.be/XHOmBV4js_E', controls: 'yes' },
);

for (const order of ['early', 'parts', 'late'] as const) {
  test.describe(`alongside the builder’s script (order: ${order})`, () => {
    test('each widget is started by only one of the two scripts', async ({ page, servePage, guest }) => {
      await guest.allow({ axe: ['frame-tested', 'frame-title'] });
      await page.clock.install();
      const body = carouselMarkup(ROW_1) + foldMarkup('accordion') + NUMBER + FILM;
      await page.goto(`${servePage('/c/', contentDocument(body, BESIDE))}?builder=${order}`);
      const number = page.locator('.elementor-counter-number');
      const facade = page.locator('.hadaya-video-play');
      const title = (name: string) => page.getByRole('button', { name, exact: true });
      await page.clock.runFor(3000);
      await ready(page);
      await expect(page.locator('.hadaya-slider-pause')).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(number).toHaveText('250', { timeout: 100 });
      }).toPass();
      if (order !== 'early') await expect(facade).toBeVisible();
      await bring(page, order);

      await test.step('only our slider runs, with the printed names, one dot per slide and no cloned slides', async () => {
        await expect(copies(page)).toHaveCount(0);
        await expect(bullets(page)).toHaveCount(5);
        await expect(page.locator('.swiper-slide[aria-label$=" of 5"]')).toHaveCount(5);
      });
      await test.step('a paused slider stays paused on hover, and a counter counts only once', async () => {
        await page.getByRole('button', { name: 'Pause slideshow' }).click();
        await settle(page);
        const [index, position] = [await current(page), await seenAt(page)];
        await page.locator('.swiper').hover();
        await page.mouse.move(0, 0);
        for (let turn = 0; turn < 12; turn++) {
          await page.clock.runFor(100);
          await expect(number).toHaveText('250', { timeout: 100 });
        }
        await page.clock.runFor(WATCHED_MS);
        expect([await current(page), await seenAt(page)]).toEqual([index, position]);
        await page.getByRole('button', { name: 'Next slide' }).click();
        await expect.poll(() => current(page)).toBe(String((Number(index) + 1) % 5));
      });
      await test.step('an accordion opens its first item, and one click opens another item', async () => {
        await expect(title('One')).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('.elementor-tab-content').first()).toBeVisible();
        await title('Two').click();
        await expect(title('Two')).toHaveAttribute('aria-expanded', 'true');
        await expect(title('One')).toHaveAttribute('aria-expanded', 'false');
      });
      await test.step('a video has at most one player', async () => {
        await expect(facade).toHaveCount(order === 'late' ? 1 : 0);
        await expect(page.locator('iframe')).toHaveCount(order === 'late' ? 0 : 1);
      });
    });

    test('the slider does not move under reduced motion', async ({ page, servePage }) => {
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${servePage('/c/', contentDocument(carouselMarkup(ROW_1), BESIDE))}?builder=${order}`);
      await page.clock.runFor(3000);
      await ready(page);
      await bring(page, order);
      const position = await seenAt(page);
      await page.clock.runFor(WATCHED_MS);
      expect([await current(page), await seenAt(page)]).toEqual(['0', position]);
    });
  });
}

test.describe('images', () => {
  prepareLightbox();
  const opened = (page: Page) => page.evaluate(() => Reflect.get(window, 'builder').log.opened);

  test('a modified or middle click follows the link, and a plain click opens only our lightbox', async ({
    page,
    servePage,
  }) => {
    await page.goto(servePage('/c/', contentDocument(group(2), BESIDE)));
    await waitForLightbox(page);
    const link = page.locator('a.g').first();
    for (const click of [
      () => link.click({ modifiers: ['Control'] }),
      () => link.click({ modifiers: ['Shift'] }),
      () => link.click({ button: 'middle' }),
    ]) {
      const other = page.context().waitForEvent('page');
      await click();
      const tab = await other;
      await tab.waitForURL(/\/p1\.jpg$/);
      await tab.close();
      await expect(dialog(page)).toHaveCount(0);
      expect(await opened(page)).toBe(0);
    }
    await openOn(page, 'a.g');
    await expect(button(page, /close/i)).toBeVisible();
    expect(await opened(page)).toBe(0);
  });
});
