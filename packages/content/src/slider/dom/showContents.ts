import type { SliderParts } from '../../slides/index.ts';
import { canMove, type Widget } from '../../widget/index.ts';

/** The entrance animation for the texts in a hero slider. */
export interface ContentsShow {
  hide(): void;
  show(index: number): void;
}

const KEN_BURNS = 'elementor-ken-burns--active';

/**
 * Plays the entrance animation of a hero's texts when their slide has arrived, and moves the slide's picture slowly
 * while the slide is shown. With reduced motion, or if the page sets no animation, the texts simply appear.
 */
export function showContents(widget: Widget, { root, slides }: Pick<SliderParts, 'root' | 'slides'>): ContentsShow {
  const { loan } = widget;
  const name = root.dataset.animation ?? '';
  const isAnimated = /^[\w-]+$/.test(name) && canMove(widget);
  const each = (slide: HTMLElement, isShown: boolean) => {
    const contents = slide.querySelector<HTMLElement>('.swiper-slide-contents');
    if (contents && isAnimated) {
      loan.classes(contents, { animated: isShown, [name]: isShown });
      loan.style(contents, { visibility: isShown ? '' : 'hidden' });
    }
    const picture = slide.querySelector('.elementor-ken-burns');
    if (picture && canMove(widget)) loan.classes(picture, { [KEN_BURNS]: isShown });
  };
  return {
    hide: () => {
      for (const slide of slides) each(slide, false);
    },
    show: (index) => {
      for (const [position, slide] of slides.entries()) each(slide, position === index);
    },
  };
}
