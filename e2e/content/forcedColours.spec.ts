import { expect, test } from '../kit/test.ts';
import { contentDocument, widgetOf } from './contentDocument.ts';
import { waitForContent } from './contentPage.ts';
import { detailsMarkup, foldMarkup, nestedTabsMarkup, tabsMarkup } from './foldMarkup.ts';
import { carouselMarkup } from './sliderMarkup.ts';
import { quick, ready } from './sliderPage.ts';

const FILM = widgetOf(
  'video',
  '<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div></div>',
  { video_type: 'youtube', youtube_url: 'https://youtu.be/XHOmBV4js_E' },
);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

test('distinguishes the current dot from the other dots and the page in forced colours', async ({
  page,
  servePage,
  snap,
}) => {
  await page.goto(servePage('/c/', contentDocument(carouselMarkup(quick))));
  await ready(page);
  // Reads all values in one call, because the slider keeps moving. Finishes the transitions first, because a dot has
  // an intermediate colour during a transition.
  const seen = await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    const styleOf = (selector: string) => {
      const node = document.querySelector(selector);
      return node ? getComputedStyle(node) : undefined;
    };
    const probe = document.createElement('i');
    probe.style.cssText = 'forced-color-adjust: none; color: Canvas';
    document.head.append(probe);
    const paper = getComputedStyle(probe).color;
    probe.remove();
    return {
      paper,
      current: styleOf('.swiper-pagination-bullet-active')?.backgroundColor,
      other: styleOf('.swiper-pagination-bullet:not(.swiper-pagination-bullet-active)')?.backgroundColor,
      border: styleOf('.hadaya-slider-pause')?.borderTopWidth,
    };
  });
  expect(new Set([seen.current, seen.other, seen.paper]).size).toBe(3);
  expect(seen.border).toBe('2px');
  await snap('content-forced-slider');
});

test('shows focus on every control in forced colours', async ({ page, servePage, snap }) => {
  const body = foldMarkup('accordion') + tabsMarkup() + detailsMarkup({}) + nestedTabsMarkup() + FILM;
  await page.goto(servePage('/c/', contentDocument(body + carouselMarkup(quick))));
  await waitForContent(page);
  await page.locator('.swiper').scrollIntoViewIfNeeded();
  await ready(page);
  await page.locator('.hadaya-video-play').scrollIntoViewIfNeeded();
  await expect(page.locator('.hadaya-video-play')).toBeVisible();
  await page.keyboard.press('Tab');
  for (const selector of [
    '.elementor-tab-title:visible',
    '.elementor-tab-desktop-title[aria-selected="true"]',
    'summary',
    '.e-n-tab-title[aria-selected="true"]',
    '.hadaya-video-play',
    '.hadaya-slider-pause',
    '.hadaya-slider-arrow',
    '.swiper-pagination-bullet-active',
  ]) {
    const control = page.locator(selector).first();
    const inner = control.locator('a, button, [tabindex="0"]');
    const target = (await inner.count()) > 0 ? inner.first() : control;
    await target.focus();
    await expect(target, selector).toBeFocused();
    const [style, width] = await target.evaluate((node) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return [outlineStyle, Number.parseFloat(outlineWidth)] as const;
    });
    expect(style === 'auto' || width >= 2, `${selector}: ${style} ${width}`).toBe(true);
    expect(style, selector).not.toBe('none');
  }
  await snap('content-forced');
});

test('underlines only the selected tab in forced colours', async ({ page, servePage }) => {
  await page.goto(servePage('/c/', contentDocument(tabsMarkup() + nestedTabsMarkup())));
  await waitForContent(page);
  for (const title of ['.elementor-tab-desktop-title', '.e-n-tab-title']) {
    await expect(page.locator(`${title}[aria-selected="true"]`)).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator(`${title}[aria-selected="false"]`).first()).toHaveCSS('text-decoration-line', 'none');
  }
});
