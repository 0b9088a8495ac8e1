import type { Behaviour } from '../Behaviour.ts';
import type { Visit } from '../Visit.ts';

const GIFTS = '/corporate-gifts/';
const HERO = '.gifts-hero';

const heroShows = (visit: Visit, index: number) =>
  visit.until(
    `slide ${index} of the hero is shown`,
    (expected: number) =>
      document.querySelectorAll('.gifts-hero .swiper-slide')[expected - 1]?.getAttribute('aria-hidden') !== 'true',
    index,
  );

export const contentBehaviours: readonly Behaviour[] = [
  ...['', '?dir=rtl'].map(
    (query): Behaviour => ({
      name: 'the hero slider pauses, and its bullets and arrows change the slide',
      path: GIFTS + query,
      ...(query ? { size: 'phone' } : {}),
      async run(visit) {
        await visit.mounted(HERO);
        await visit.click('.hadaya-slider-pause');
        await visit.until('autoplay is paused', () =>
          document.querySelector('.hadaya-slider-pause[data-autoplay]:not([data-autoplay="playing"])'),
        );
        await visit.click(`${HERO} .swiper-pagination-bullet:nth-child(2)`);
        await heroShows(visit, 2);
        await visit.click(`${HERO} .elementor-swiper-button-next button`);
        await heroShows(visit, 3);
      },
    }),
  ),
  {
    name: 'tabs change by click and by keyboard',
    path: GIFTS,
    async run(visit) {
      await visit.mounted('.elementor-tabs');
      await visit.click('#elementor-tab-title-7292');
      await visit.see('#elementor-tab-content-7292');
      await visit.focus('#elementor-tab-title-7292');
      await visit.press('ArrowRight');
      await visit.focused('#elementor-tab-title-7293');
      await visit.press('Enter');
      await visit.see('#elementor-tab-content-7293');
      await visit.gone('#elementor-tab-content-7291');
    },
  },
  {
    name: 'nested tabs change by click',
    path: `${GIFTS}?dir=rtl`,
    async run(visit) {
      await visit.mounted('.e-n-tabs');
      await visit.click('#e-n-tab-title-26392');
      await visit.see('#e-n-tab-content-26392');
      await visit.gone('#e-n-tab-content-26391');
    },
  },
  {
    name: 'an accordion item opens and closes',
    path: GIFTS,
    size: 'phone',
    async run(visit) {
      await visit.mounted('.elementor-accordion');
      await visit.click('[aria-controls="elementor-tab-content-1802"]');
      await visit.see('#elementor-tab-content-1802');
      await visit.gone('#elementor-tab-content-1801');
      await visit.focus('[aria-controls="elementor-tab-content-1802"]');
      await visit.press(' ');
      await visit.gone('#elementor-tab-content-1802');
    },
  },
  {
    name: 'a nested accordion item opens',
    path: GIFTS,
    async run(visit) {
      await visit.mounted('details');
      await visit.click('details:not([open]) > summary');
      await visit.until('an item is open', () => document.querySelector('details[open]'));
    },
  },
  {
    name: 'a counter reaches its final value in the viewport',
    path: GIFTS,
    async run(visit) {
      await visit.mounted('.elementor-counter');
      await visit.hover('.elementor-counter-number');
      await visit.until(
        'the counter shows 250',
        () => document.querySelector('.elementor-counter-number')?.textContent === '250',
      );
    },
  },
  {
    name: 'a picture opens in the lightbox, and Escape closes it',
    path: GIFTS,
    async run(visit) {
      await visit.mounted('.gifts-pictures .swiper');
      await visit.hover('.gifts-pictures .swiper');
      await visit.until('the carousel has started', () =>
        document.querySelector('.gifts-pictures .swiper-slide-visible, .gifts-pictures .swiper-initialized'),
      );
      await visit.click('.gifts-pictures .swiper-slide-visible img, .gifts-pictures .swiper-slide img');
      await visit.see('dialog[open] .pswp__img');
      await visit.press('Escape');
      await visit.gone('dialog');
    },
  },
  {
    name: 'the video plays after a click on its play button',
    path: GIFTS,
    async run(visit) {
      await visit.mounted('.e-hosted-video');
      await visit.click('.elementor-custom-embed-play');
      await visit.gone('.elementor-custom-embed-image-overlay');
      await visit.see('video');
    },
  },
];
