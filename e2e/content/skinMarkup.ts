import { widgetOf } from './contentDocument.ts';

const ARROW = '<svg viewBox="0 0 10 10" width="20" height="20"><path d="m3 1 4 4-4 4"/></svg>';

/** Returns a picture that needs no server, as a data URL. */
export const tint = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="hsl(${index * 60} 40% 50%)"/></svg>`)}`;

const slide = (index: number, isLazy: boolean) => {
  const picture = isLazy
    ? `<div class="elementor-carousel-image swiper-lazy" data-background="/late${index}.svg" role="img" aria-label="Picture ${index + 1}"><div class="swiper-lazy-preloader"></div></div>`
    : `<div class="elementor-carousel-image" role="img" aria-label="Picture ${index + 1}" style="background-image: url(&quot;${tint(index)}&quot;)"></div>`;
  return `<div class="swiper-slide">${picture}</div>`;
};

/** Prints a media carousel as the builder's paid version does. */
export function mediaMarkup(settings: Readonly<Record<string, unknown>>, count = 6): string {
  const slides = (isLazy: boolean) => Array.from({ length: count }, (_, index) => slide(index, isLazy)).join('');
  const isLazy = settings.lazyload === 'yes';
  const pagination = settings.pagination ? '<div class="swiper-pagination"></div>' : '';
  const arrows = settings.show_arrows
    ? `<div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0">${ARROW}<span class="elementor-screen-only">Previous</span></div><div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0">${ARROW}<span class="elementor-screen-only">Next</span></div>`
    : '';
  const main = `<div class="elementor-swiper"><div class="elementor-main-swiper swiper"><div class="swiper-wrapper">${slides(isLazy)}</div>${pagination}${arrows}</div></div>`;
  const thumbnails = `<div class="elementor-swiper"><div class="elementor-thumbnails-swiper swiper"><div class="swiper-wrapper">${slides(isLazy)}</div></div></div>`;
  return widgetOf('media-carousel', main + (settings.skin === 'slideshow' ? thumbnails : ''), settings);
}

/** Rules from the builder's own style sheet: picture heights, and text that is visually hidden. */
export const MEDIA_HEAD =
  '<style>.elementor-main-swiper .elementor-carousel-image{height:300px}.elementor-screen-only{position:absolute;clip-path:inset(50%)}</style>';

export function backdropMarkup(settings: Readonly<Record<string, unknown>>, count = 3): string {
  const gallery = Array.from({ length: count }, (_, index) => ({ id: index + 1, url: `/late${index}.svg` }));
  const given = Object.entries({ gallery, ...settings }).map(([key, value]) => [`background_slideshow_${key}`, value]);
  const data = { background_background: 'slideshow', ...Object.fromEntries(given) };
  const escaped = JSON.stringify(data).replaceAll('"', '&quot;');
  return `<section class="elementor-section elementor-element" data-id="s1" data-element_type="section" data-settings="${escaped}"><div class="elementor-container" style="padding:80px 24px;color:#fff"><h2>Gifts for every team</h2><p>Read over the pictures.</p><a href="#more" style="color:#fff">More</a></div></section>`;
}
