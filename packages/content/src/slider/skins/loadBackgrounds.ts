import type { Loan } from '@hadaya/core/loan';
import { pictureStyle } from '@hadaya/media/slider';

/** Loads the pictures of slides that the server left for later as `data-background`. */
export function loadBackgrounds(slides: readonly (HTMLElement | undefined)[], loan: Loan): void {
  for (const slide of slides) {
    const picture = slide?.querySelector<HTMLElement>('.swiper-lazy[data-background]');
    const image = picture && pictureStyle(picture.dataset.background, picture.baseURI);
    if (!slide || !picture || !image || picture.style.backgroundImage) continue;
    loan.style(picture, { 'background-image': image });
    loan.classes(picture, { 'swiper-lazy-loaded': true });
    const preloader = slide.querySelector('.swiper-lazy-preloader');
    if (preloader) loan.attributes(preloader, { hidden: '' });
  }
}
