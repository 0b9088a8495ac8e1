import type { PageContext } from '../page.ts';
import { giftsTexts, heroSlides } from '../texts/giftsTexts.ts';
import { pictureAt, widget } from './widget.ts';

const SETTINGS = {
  navigation: 'both',
  autoplay: 'yes',
  pause_on_hover: 'yes',
  pause_on_interaction: 'yes',
  autoplay_speed: 5000,
  infinite: 'yes',
  transition: 'fade',
  transition_speed: 500,
};

const CHEVRONS = { prev: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7' };

function arrow(way: keyof typeof CHEVRONS): string {
  return `<div class="elementor-swiper-button elementor-swiper-button-${way}" role="button" tabindex="0"><svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24"><path d="${CHEVRONS[way]}"/></svg></div>`;
}

/** Arrows and a container for bullets, as the builder prints them. */
export const sliderControls = `${arrow('prev')}${arrow('next')}<div class="swiper-pagination"></div>`;

/**
 * Renders the hero: three gifts with text over the picture. It has no entrance animation (`data-animation`), because
 * the builder would hide the text until its slide is active, and the headline must be visible immediately.
 */
export function heroMarkup({ locale, link }: PageContext): string {
  const slides = heroSlides.map(
    ({ picture, path, heading, text }, index) =>
      `<div class="swiper-slide elementor-repeater-item-h${index + 1}"><div class="swiper-slide-bg"><img class="elementor-ken-burns elementor-ken-burns--in" src="${pictureAt(picture, '1200x900')}" width="1200" height="900" alt="" ${index === 0 ? 'fetchpriority="high"' : 'loading="lazy"'}></div><div class="swiper-slide-inner"><div class="swiper-slide-contents"><h2 class="elementor-slide-heading">${heading[locale]}</h2><div class="elementor-slide-description">${text[locale]}</div><a class="elementor-button elementor-slide-button button" href="${link(path)}">${giftsTexts.more[locale]}</a></div></div></div>`,
  );
  const dir = locale === 'ar' ? 'rtl' : 'ltr';
  return widget(
    { id: '0f1a001', type: 'slides', settings: SETTINGS, classes: 'gifts-hero' },
    `<div class="elementor-swiper"><div class="elementor-slides-wrapper elementor-main-swiper swiper" role="region" aria-roledescription="carousel" aria-label="${giftsTexts.heroName[locale]}" dir="${dir}"><div class="swiper-wrapper elementor-slides">${slides.join('\n')}</div>${sliderControls}</div></div>`,
  );
}
