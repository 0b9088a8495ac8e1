import { widgetOf } from './contentDocument.ts';

const HASH = '#elementor-action%3Aaction%3Dlightbox%26settings%3D';

/** Creates the builder's deep link to a picture. */
export function pictureHash(id: number, slideshow = 'w1'): string {
  const json = JSON.stringify({ id, url: `http://127.0.0.1/p${id}.jpg`, slideshow });
  return `${HASH}${encodeURIComponent(Buffer.from(json).toString('base64'))}`;
}

export const ROW_1 = {
  slides_to_show: '1',
  navigation: 'both',
  autoplay: 'yes',
  pause_on_hover: 'yes',
  autoplay_speed: 3000,
  infinite: 'yes',
  speed: 500,
  pause_on_interaction: 'yes',
  effect: 'slide',
};

const picture = (index: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="hsl(${index * 60} 40% 50%)"/></svg>`)}`;

export function carouselMarkup(settings: unknown, count = 5, dir: 'ltr' | 'rtl' = 'ltr'): string {
  const slides = Array.from(
    { length: count },
    (_, index) =>
      `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${index + 1} of ${count}"><a data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="w1" data-elementor-lightbox-title="Title ${index + 1}" data-e-action-hash="${pictureHash(index + 1)}" href="/p${index + 1}.jpg"><figure class="swiper-slide-inner"><img class="swiper-slide-image" width="300" height="200" src="${picture(index)}" alt="Picture ${index + 1}"></figure></a></div>`,
  ).join('');
  const controls =
    count < 2
      ? ''
      : '<div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0"><svg viewBox="0 0 10 10" width="20" height="20"><path d="M7 1 3 5l4 4"/></svg></div><div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0"><svg viewBox="0 0 10 10" width="20" height="20"><path d="m3 1 4 4-4 4"/></svg></div><div class="swiper-pagination"></div>';
  return widgetOf(
    'image-carousel',
    `<div class="elementor-image-carousel-wrapper swiper" role="region" aria-roledescription="carousel" aria-label="Image Carousel" dir="${dir}"><div class="elementor-image-carousel swiper-wrapper" aria-live="off">${slides}</div>${controls}</div>`,
    settings,
  );
}

export function heroMarkup(settings: unknown, animation = 'fadeInUp'): string {
  const slides = [1, 2, 3].map(
    (number) =>
      `<div class="swiper-slide elementor-repeater-item-a${number}"><div class="swiper-slide-bg elementor-ken-burns elementor-ken-burns--in" role="img" aria-label="Picture ${number}"></div><div class="swiper-slide-inner"><div class="swiper-slide-contents"><div class="elementor-slide-heading">Heading ${number}</div><a class="elementor-button elementor-slide-button" href="#s${number}">More ${number}</a></div></div></div>`,
  );
  return widgetOf(
    'slides',
    `<div class="elementor-swiper"><div class="elementor-slides-wrapper elementor-main-swiper swiper" role="region" aria-roledescription="carousel" aria-label="Slides" dir="ltr" data-animation="${animation}"><div class="swiper-wrapper elementor-slides">${slides.join('')}</div><div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0">‹</div><div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0">›</div><div class="swiper-pagination"></div></div></div>`,
    settings,
  );
}
