import { holdBack } from '../kit/holdBack.ts';
import { isPrefetched } from '../kit/isPrefetched.ts';
import { expect, test } from '../kit/test.ts';
import { contentDocument } from './contentDocument.ts';
import { type Page, waitForContent } from './contentPage.ts';
import { carouselMarkup, ROW_1 } from './sliderMarkup.ts';

const RUNTIME = /\/runtime-[^/]*\.js/;

/** Checks whether the page requested a React file before the page's load event. */
const isEarly = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\/runtime-/.test(name));
    return files.some(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0));
  });

test('React loads after the load event on a page with sliders, and on first interaction on a page with only a menu', async ({
  page,
  guest,
}) => {
  await guest.allow({ hostChanges: [{ selector: 'html, body *', attributes: ['style', 'inert'] }] });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (RUNTIME.test(request.url()) && !isPrefetched(request)) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/corporate-gifts/');
  await waitForContent(page);
  await expect(page.locator('.gifts-hero .swiper-pagination-bullet').first()).toBeAttached();
  expect(asked).toHaveLength(1);
  expect(await isEarly(page)).toBe(false);
  await page.getByRole('button', { name: 'Next slide' }).first().click();
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  asked.length = 0;
  await page.goto('/menu/horizontal/');
  const menu = page.locator('[data-widget_type^="navigation-menu"]').first();
  await expect(menu).toHaveAttribute('data-hadaya-state', 'mounted');
  await expect(page.locator('.hadaya-menu-button')).toHaveCount(0);
  expect(asked).toEqual([]);
  await menu.hover();
  await expect(page.locator('.hadaya-menu-button').first()).toBeAttached();
  expect(asked).toHaveLength(1);
});

test('the printed arrows move the slides before React loads, and keep focus when React renders the slider', async ({
  page,
  servePage,
}) => {
  const letReactCome = await holdBack(page, '**/dist/runtime-*');
  await page.goto(servePage('/c/', contentDocument(carouselMarkup({ ...ROW_1, autoplay_speed: 300 }))));
  await waitForContent(page);
  await expect(page.locator('.swiper-initialized')).toBeAttached();
  const current = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.swiper-slide')].findIndex((one) => one.matches('.swiper-slide-active')),
    );
  const next = page.getByRole('button', { name: 'Next slide' });
  expect(await current()).toBe(0);
  await next.click();
  await expect.poll(current).toBe(1);
  await next.press('Enter');
  await expect.poll(current).toBe(2);
  await expect(page.locator('.hadaya-slider-pause')).toHaveCount(0);
  letReactCome();
  await expect(page.locator('.hadaya-slider-arrow')).toHaveCount(2);
  await expect(next).toBeFocused();
  expect(await next.evaluate((node) => node.tagName)).toBe('BUTTON');
});
