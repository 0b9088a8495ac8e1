import type { Loan } from '@hadaya/core/loan';
import type { SliderParts } from './readSlider.ts';

/** Loads pictures that the server left for later: those of a slide and of its neighbours. */
export function loadImages({ slides }: Pick<SliderParts, 'slides'>, loan: Loan): (index: number) => void {
  return (index) => {
    for (const place of [index, index + 1, index - 1]) {
      const slide = slides.at(place % slides.length);
      const image = slide?.querySelector<HTMLImageElement>('img.swiper-lazy[data-src]:not([src])');
      if (!slide || !image) continue;
      loan.attributes(image, { src: image.dataset.src ?? null });
      loan.classes(image, { 'swiper-lazy-loaded': true });
      const preloader = slide.querySelector('.swiper-lazy-preloader');
      if (preloader) loan.attributes(preloader, { hidden: '' });
    }
  };
}
