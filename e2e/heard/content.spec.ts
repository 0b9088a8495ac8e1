import { contentDocument } from '../content/contentDocument.ts';
import { waitForContent } from '../content/contentPage.ts';
import { dialog, group, prepareLightbox, waitForLightbox } from '../content/lightboxPage.ts';
import { carouselMarkup, ROW_1 } from '../content/sliderMarkup.ts';
import { ready } from '../content/sliderPage.ts';
import { expectHeard, listen } from '../kit/heard/listen.ts';
import { expect, test } from '../kit/test.ts';

const VIEWS = [
  { locale: 'en', query: '' },
  { locale: 'ar', query: '?dir=rtl' },
] as const;

const ARABIC = [
  [/Image Carousel/g, 'معرض صور'],
  [/(\d) of (\d)/g, '$1 من $2'],
  [/Picture (\d)/g, 'صورة $1'],
  [/Title (\d)/g, 'عنوان $1'],
] as const;

/**
 * Elements that are still animated: the hero's pictures zoom for nine seconds, which screen readers do not announce.
 */
const HERO = { restless: '.elementor-ken-burns' };

const inLanguage = (html: string, locale: string) =>
  locale === 'ar' ? ARABIC.reduce((text, [from, to]) => text.replace(from, to), html) : html;

for (const { locale, query } of VIEWS) {
  const dir = locale === 'ar' ? 'rtl' : 'ltr';

  test(`${locale}: announces pausing the hero and stepping through it`, async ({ page, guest }) => {
    await guest.allow({ pageState: ['scroll'] });
    const heard = await listen(page, HERO);
    await page.goto(`/corporate-gifts/${query}`);
    await waitForContent(page);
    const hero = page.locator('.elementor-widget-slides, [data-widget_type^="slides"]').first();
    const pause = hero.locator('.hadaya-slider-pause');
    await expect(pause).toBeVisible();
    await heard.act('Enter on the pause button', () => pause.press('Enter'), { restless: '.elementor-slides *' });
    await heard.read('The hero', '[data-widget_type^="slides"]');
    await heard.act('Enter on the next button', () => hero.locator('.hadaya-slider-arrow').last().press('Enter'), {
      restless: '.elementor-slides *',
    });
    await heard.read('The hero on the next slide', '[data-widget_type^="slides"]');
    expectHeard(heard, `hero.${locale}`);
  });

  test(`${locale}: announces tabs and accordions as they are used, and reads counters`, async ({ page, guest }) => {
    await guest.allow({ pageState: ['scroll'] });
    const heard = await listen(page, HERO);
    await page.goto(`/corporate-gifts/${query}`);
    await waitForContent(page);
    await page.locator('.hadaya-slider-pause').first().press('Enter');
    await heard.read('The numbers', '.gifts-numbers');
    await heard.read('Tabs', '[data-widget_type^="tabs"]');
    await heard.act('Focus enters the tabs', () =>
      page.locator('[data-widget_type^="tabs"] [role="tab"]:visible').first().focus(),
    );
    await heard.press('ArrowRight');
    await heard.press('Tab');
    await heard.read('Nested tabs', '[data-widget_type^="nested-tabs"]');
    await heard.read('The accordion', '[data-widget_type^="accordion"]');
    await heard.act('Enter on the second title', async () => {
      await page
        .locator('[data-widget_type^="accordion"] .elementor-tab-title')
        .nth(1)
        .locator('a, button')
        .or(page.locator('[data-widget_type^="accordion"] .elementor-tab-title').nth(1))
        .last()
        .press('Enter');
    });
    await heard.read('The accordion with the second item open', '[data-widget_type^="accordion"]');
    await heard.read('The nested accordion', '[data-widget_type^="nested-accordion"]');
    await page.locator('.gifts-film').scrollIntoViewIfNeeded();
    await expect(page.locator('.gifts-film [data-widget_type^="video"]')).toHaveAttribute(
      'data-hadaya-state',
      'mounted',
    );
    await heard.read('The video', '.gifts-film');
    await heard.read('Pictures', '[data-widget_type^="image-carousel"]');
    expectHeard(heard, `content.${locale}`);
  });

  test(`${locale}: announces the end of a slider, and a looping slider’s return to its first picture`, async ({
    page,
    servePage,
  }) => {
    const heard = await listen(page);
    for (const infinite of ['', 'yes']) {
      const settings = { ...ROW_1, autoplay: '', infinite, speed: 0 };
      const html = inLanguage(carouselMarkup(settings, 3, dir), locale);
      await page.goto(servePage(`/slider-${infinite}/`, contentDocument(html, { dir })));
      await ready(page);
      const next = page.locator('.hadaya-slider-arrow').last();
      for (const step of [2, 3, 4])
        await heard.act(
          `${infinite === '' ? 'Not looping' : 'Looping'}: to picture ${step}`,
          () => next.press('Enter'),
          {
            until: /polite/,
          },
        );
    }
    expectHeard(heard, `slider-ends.${locale}`);
  });

  test(`${locale}: announces nested tabs used by keyboard`, async ({ page, guest }) => {
    await guest.allow({ pageState: ['scroll'] });
    const heard = await listen(page, HERO);
    await page.goto(`/corporate-gifts/${query}`);
    await waitForContent(page);
    await page.locator('.hadaya-slider-pause').first().press('Enter');
    const tabs = page.locator('[data-widget_type^="nested-tabs"] [role="tab"]');
    await heard.act('Focus enters the tabs', () => tabs.first().focus());
    await heard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await heard.press('End');
    await heard.press('Enter');
    await heard.press('Tab');
    await heard.read('Nested tabs after the change', '[data-widget_type^="nested-tabs"]');
    expectHeard(heard, `nested-tabs.${locale}`);
  });
}

test.describe('content images', () => {
  prepareLightbox();
  for (const { locale } of VIEWS) {
    test(`${locale}: announces opening, stepping through and closing the lightbox`, async ({ page, servePage }) => {
      const heard = await listen(page);
      const dir = locale === 'ar' ? 'rtl' : 'ltr';
      await page.goto(servePage('/pictures/', contentDocument(inLanguage(group(3), locale), { dir })));
      await waitForLightbox(page);
      await heard.act('Enter on the first picture', async () => {
        await page.locator('main a').first().press('Enter');
        await expect(dialog(page).getByRole('status')).toHaveText(/3/);
      });
      await heard.read('The lightbox', 'dialog');
      await heard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight', { until: /polite/ });
      for (let step = 0; step < 3; step += 1) await heard.press('Tab');
      await heard.act('Enter on the Share button', () => page.keyboard.press('Enter'));
      await heard.press('Tab');
      await heard.act('Enter on the Share button again', () =>
        dialog(page).locator('button[aria-expanded]').press('Enter'),
      );
      for (let step = 0; step < 3; step += 1) await heard.press('Tab');
      await heard.act('Escape', async () => {
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      });
      expectHeard(heard, `pictures-large.${locale}`);
    });
  }
});
