import { expect } from '../kit/test.ts';
import { type Page, waitForContent } from './contentPage.ts';
import { ROW_1 } from './sliderMarkup.ts';

export const current = (page: Page) =>
  page.locator('.swiper-pagination-bullet-active').getAttribute('data-bullet-index');
export const ready = async (page: Page) => {
  await waitForContent(page);
  await expect(page.locator('.swiper-initialized').first()).toBeAttached();
  await expect(page.locator('.swiper-pagination-bullet').first()).toBeAttached();
};
/** Counts the slides that are at least partly inside the clipping element. */
export const inView = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.swiper')?.getBoundingClientRect();
    return [...document.querySelectorAll('.swiper-slide')].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return box && right > box.left + 1 && left < box.right - 1;
    }).length;
  });
export const quick = { ...ROW_1, autoplay_speed: 700, speed: 100 };
/** axe cannot decide whether dots outside the tab order count as targets. */
export const DOTS = {
  'target-size':
    'they have the size of the builder’s own; a finger meets the room around them, drawn by a pseudo-element',
};
