import { expect, test } from '../kit/test.ts';
import { type ContentPageOptions, contentDocument, type Page, waitForContent, widgetOf } from './contentPage.ts';
import { foldMarkup } from './foldMarkup.ts';
import { button, dialog, group, openOn, prepareLightbox } from './lightboxPage.ts';
import { carouselMarkup, ROW_1 } from './sliderMarkup.ts';
import { current, ready } from './sliderPage.ts';

/** When the builder's script comes: it and its parts before us, its parts after us, all of it after us. */
type Order = 'early' | 'parts' | 'late';

const WATCHED_MS = 22_000;
const BESIDE: ContentPageOptions = {
  head: '<link rel="stylesheet" href="/assets/plugins/content.css">',
  after: '<script src="/assets/plugins/content.js"></script>',
};

/** Lets come what the builder's script holds back. */
const bring = (page: Page, order: Order) =>
  page.evaluate((which) => {
    const builder = Reflect.get(window, 'builder');
    if (which === 'late') builder.start();
    if (which === 'parts') builder.bringParts();
  }, order);

const copies = (page: Page) => page.locator('.swiper-slide-duplicate');
const bullets = (page: Page) => page.locator('.swiper-pagination-bullet');
const transform = (page: Page) => page.locator('.swiper-wrapper').evaluate((track) => track.style.transform);

test.beforeEach(async ({ guest }) => {
  await guest.allow({ globals: ['elementorFrontend', 'builder'] });
});

for (const order of ['early', 'parts', 'late'] as const) {
  test.describe(`the builder's script comes ${order}`, () => {
    const openPage = async (page: Page, address: string, isClockHeld = true) => {
      if (isClockHeld) await page.clock.install();
      await page.goto(`${address}?builder=${order}`);
      if (isClockHeld) await page.clock.runFor(3000);
      await ready(page);
      await bring(page, order);
    };

    test('one slider runs, ours: a dot for each slide, no copies, names as printed', async ({ page, servePage }) => {
      await openPage(page, servePage('/c/', contentDocument(carouselMarkup(ROW_1), BESIDE)), false);
      await expect(page.locator('.hadaya-slider-pause')).toBeVisible();
      await expect(copies(page)).toHaveCount(0);
      await expect(bullets(page)).toHaveCount(5);
      await expect(page.locator('.swiper-slide[aria-label$=" of 5"]')).toHaveCount(5);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(() => current(page)).toBe('1');
    });

    test('what is paused stays paused, also under and after the mouse', async ({ page, servePage }) => {
      await openPage(page, servePage('/c/', contentDocument(carouselMarkup(ROW_1), BESIDE)));
      await page.getByRole('button', { name: 'Pause slide show' }).click();
      await page.clock.runFor(1000);
      const [index, place] = [await current(page), await transform(page)];
      await page.locator('.swiper').hover();
      await page.mouse.move(0, 0);
      await page.clock.runFor(WATCHED_MS);
      expect([await current(page), await transform(page)]).toEqual([index, place]);
    });

    test('with reduced motion nothing moves', async ({ page, servePage }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, servePage('/c/', contentDocument(carouselMarkup(ROW_1), BESIDE)));
      const place = await transform(page);
      await page.clock.runFor(WATCHED_MS);
      expect([await current(page), await transform(page)]).toEqual(['0', place]);
    });

    test('an accordion has its first item open, and one click changes it', async ({ page, servePage }) => {
      await page.goto(`${servePage('/c/', contentDocument(foldMarkup('accordion'), BESIDE))}?builder=${order}`);
      await waitForContent(page);
      await bring(page, order);
      const title = (name: string) => page.getByRole('button', { name, exact: true });
      await expect(title('One')).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.elementor-tab-content').first()).toBeVisible();
      await title('Two').click();
      await expect(title('Two')).toHaveAttribute('aria-expanded', 'true');
      await expect(title('One')).toHaveAttribute('aria-expanded', 'false');
    });

    test('a number is counted once', async ({ page, servePage }) => {
      await page.clock.install();
      const number = '<span class="elementor-counter-number" data-duration="200" data-to-value="250">0</span>';
      await page.goto(
        `${servePage('/c/', contentDocument(widgetOf('counter', `<div class="elementor-counter">${number}</div>`), BESIDE))}?builder=${order}`,
      );
      await waitForContent(page);
      const text = page.locator('.elementor-counter-number');
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(text).toHaveText('250', { timeout: 100 });
      }).toPass();
      await bring(page, order);
      for (let turn = 0; turn < 12; turn++) {
        await page.clock.runFor(100);
        await expect(text).toHaveText('250', { timeout: 100 });
      }
    });

    test('a film has one player', async ({ page, servePage, guest }) => {
      await guest.allow({ axe: ['frame-tested', 'frame-title'] });
      const settings = { video_type: 'youtube', youtube_url: 'https://youtu.be/XHOmBV4js_E', controls: 'yes' };
      const film = '<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div></div>';
      await page.goto(
        `${servePage('/c/', contentDocument(widgetOf('video', film, settings), BESIDE))}?builder=${order}`,
      );
      await waitForContent(page);
      const facade = page.locator('.hadaya-video-play');
      if (order !== 'early') await expect(facade).toBeVisible();
      await bring(page, order);
      await expect(facade).toHaveCount(order === 'late' ? 1 : 0);
      await expect(page.locator('iframe')).toHaveCount(order === 'late' ? 0 : 1);
    });
  });
}

test.describe('pictures', () => {
  prepareLightbox();
  const opened = (page: Page) => page.evaluate(() => Reflect.get(window, 'builder').log.opened);

  test('a plain click opens one lightbox, ours', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(group(2), BESIDE)));
    await openOn(page, 'a.g');
    await expect(button(page, /close/i)).toBeVisible();
    expect(await opened(page)).toBe(0);
  });

  for (const key of ['Control', 'Shift'] as const) {
    test(`row 14: a click with ${key} opens the picture as any link, and no lightbox`, async ({ page, servePage }) => {
      await page.goto(servePage('/c/', contentDocument(group(2), BESIDE)));
      await waitForContent(page).catch(() => {});
      const other = page.context().waitForEvent('page');
      await page.waitForFunction(() => Reflect.has(window, Symbol.for('hadaya.v1')));
      await page
        .locator('a.g')
        .first()
        .click({ modifiers: [key] });
      await (await other).close();
      await expect(dialog(page)).toHaveCount(0);
      expect(await opened(page)).toBe(0);
    });
  }

  test('row 14: the middle button opens the picture as any link', async ({ page, servePage }) => {
    await page.goto(servePage('/c/', contentDocument(group(2), BESIDE)));
    const other = page.context().waitForEvent('page');
    await page.locator('a.g').first().click({ button: 'middle' });
    await (await other).close();
    await expect(dialog(page)).toHaveCount(0);
    expect(await opened(page)).toBe(0);
  });
});
