import { markOwnRoot } from '@hadaya/core';
import { pictureStyle } from '@hadaya/media/slider';
import type { BackdropPlan } from '../model/planBackdrop.ts';

/** The nodes of a backdrop, all of them ours, under the names that style sheets of the builder know. */
export interface BackdropNodes {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  /** In the order of their turn. */
  readonly slides: readonly HTMLElement[];
  /** Loads the picture of a slide. */
  load(place: number): void;
  /** Moves the picture in view, and it alone. */
  move(place: number): void;
}

function createBox(page: Document, parent: Element | undefined, className: string): HTMLElement {
  const box = page.createElement('div');
  box.className = className;
  parent?.append(box);
  return box;
}

/** Builds the pictures; none is asked for before `load`. */
export function buildBackdrop(
  page: Document,
  island: string,
  { pictures, from, kenBurns }: BackdropPlan,
): BackdropNodes {
  const root = createBox(page, undefined, 'elementor-background-slideshow swiper');
  markOwnRoot(root, island);
  root.setAttribute('aria-hidden', 'true');
  // The builder's own: pictures come from the right, or from the other side, whatever the language.
  root.dir = from === 'left' ? 'rtl' : 'ltr';
  const track = createBox(page, root, 'swiper-wrapper');
  const motion = kenBurns ? ` elementor-ken-burns elementor-ken-burns--${kenBurns}` : '';
  const slides = pictures.map(() => createBox(page, track, 'elementor-background-slideshow__slide swiper-slide'));
  const images = slides.map((slide) => createBox(page, slide, `elementor-background-slideshow__slide__image${motion}`));
  // What comes from above stands above.
  if (from === 'above') track.append(...slides.toReversed());
  return {
    root,
    track,
    slides,
    load(place) {
      const image = images[place];
      const style = pictureStyle(pictures[place], page.baseURI);
      if (image && style && !image.style.backgroundImage) image.style.backgroundImage = style;
    },
    move(place) {
      for (const [at, image] of images.entries()) {
        if (kenBurns) image.classList.toggle('elementor-ken-burns--active', at === place);
      }
    },
  };
}
