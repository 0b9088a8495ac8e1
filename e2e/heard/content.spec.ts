/** What a screen reader says of the page builder's widgets: sliders, folding texts, counters, films, pictures. */

import { waitForContent } from '../content/contentPage.ts';
import { expectHeard, listen } from '../kit/heard/listen.ts';
import { expect, test } from '../kit/test.ts';

const VIEWS = [
  { locale: 'en', query: '' },
  { locale: 'ar', query: '?dir=rtl' },
] as const;

for (const { locale, query } of VIEWS) {
  test(`${locale}: the hero is paused and walked through`, async ({ page, guest }) => {
    await guest.allow({ pageState: ['scroll'] });
    const heard = await listen(page);
    await page.goto(`/corporate-gifts/${query}`);
    await waitForContent(page);
    const hero = page.locator('.elementor-widget-slides, [data-widget_type^="slides"]').first();
    const pause = hero.locator('.hadaya-slider-pause');
    await expect(pause).toBeVisible();
    await heard.act('Enter on the pause button', () => pause.press('Enter'), { restless: '.elementor-slides *' });
    await heard.read('The hero', '[data-widget_type^="slides"]');
    await heard.act('The next button', () => hero.locator('.hadaya-slider-arrow').last().press('Enter'), {
      restless: '.elementor-slides *',
    });
    await heard.read('The hero after it', '[data-widget_type^="slides"]');
    expectHeard(heard, `hero.${locale}`);
  });

  test(`${locale}: tabs, folding texts and numbers`, async ({ page, guest }) => {
    await guest.allow({ pageState: ['scroll'] });
    const heard = await listen(page);
    await page.goto(`/corporate-gifts/${query}`);
    await waitForContent(page);
    await page.locator('.hadaya-slider-pause').first().press('Enter');
    await heard.read('The numbers', '.gifts-numbers');
    await heard.read('Tabs', '[data-widget_type^="tabs"]');
    await heard.act('The focus comes to the tabs', () =>
      page.locator('[data-widget_type^="tabs"] [role="tab"]:visible').first().focus(),
    );
    await heard.press('ArrowRight');
    await heard.press('Tab');
    await heard.read('Nested tabs', '[data-widget_type^="nested-tabs"]');
    await heard.read('The accordion', '[data-widget_type^="accordion"]');
    await heard.act('Enter on its second title', async () => {
      await page
        .locator('[data-widget_type^="accordion"] .elementor-tab-title')
        .nth(1)
        .locator('a, button')
        .or(page.locator('[data-widget_type^="accordion"] .elementor-tab-title').nth(1))
        .last()
        .press('Enter');
    });
    await heard.read('The accordion after it', '[data-widget_type^="accordion"]');
    await heard.read('The nested accordion', '[data-widget_type^="nested-accordion"]');
    await page.locator('.gifts-film').scrollIntoViewIfNeeded();
    await expect(page.locator('.gifts-film [data-widget_type^="video"]')).toHaveAttribute(
      'data-hadaya-state',
      'mounted',
    );
    await heard.read('The film', '.gifts-film');
    await heard.read('Pictures', '[data-widget_type^="image-carousel"]');
    expectHeard(heard, `content.${locale}`);
  });
}
