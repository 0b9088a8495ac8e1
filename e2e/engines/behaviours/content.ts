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
      name: 'the slide show pauses, and its arrows and bullets go on',
      path: GIFTS + query,
      ...(query ? { size: 'phone' } : {}),
      async run(visit) {
        await visit.mounted(HERO);
        await visit.click('.hadaya-slider-pause');
        await visit.until('it rests', () =>
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
    name: 'tabs change by click and by arrow keys',
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
    name: 'nested tabs change',
    path: `${GIFTS}?dir=rtl`,
    async run(visit) {
      await visit.mounted('.e-n-tabs');
      await visit.click('#e-n-tab-title-26392');
      await visit.see('#e-n-tab-content-26392');
      await visit.gone('#e-n-tab-content-26391');
    },
  },
  {
    name: 'a question unfolds its answer and folds it',
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
    name: 'a nested question unfolds',
    path: GIFTS,
    async run(visit) {
      await visit.mounted('details');
      await visit.click('details:not([open]) > summary');
      await visit.until('two are open or one', () => document.querySelector('details[open]'));
    },
  },
  {
    name: 'the numbers count to their end when they are seen',
    path: GIFTS,
    async run(visit) {
      await visit.mounted('.elementor-counter');
      await visit.hover('.elementor-counter-number');
      await visit.until(
        '250 is reached',
        () => document.querySelector('.elementor-counter-number')?.textContent === '250',
      );
    },
  },
  {
    name: 'the pictures open in the lightbox and go on',
    path: GIFTS,
    async run(visit) {
      await visit.mounted('.gifts-pictures .swiper');
      await visit.hover('.gifts-pictures .swiper');
      await visit.until('the carousel runs', () =>
        document.querySelector('.gifts-pictures .swiper-slide-visible, .gifts-pictures .swiper-initialized'),
      );
      await visit.click('.gifts-pictures .swiper-slide-visible img, .gifts-pictures .swiper-slide img');
      await visit.see('dialog[open] .pswp__img');
      await visit.press('Escape');
      await visit.gone('dialog');
    },
  },
  {
    name: 'the film plays when it is asked to',
    path: GIFTS,
    async run(visit) {
      await visit.mounted('.e-hosted-video');
      await visit.click('.elementor-custom-embed-play');
      await visit.gone('.elementor-custom-embed-image-overlay');
      await visit.see('video');
    },
  },
];
