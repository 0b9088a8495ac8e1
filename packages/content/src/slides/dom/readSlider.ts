import { ownNodes } from '../../widget/index.ts';
import type { SliderKind } from '../model/planSlider.ts';

/** Nodes of a slider in the builder's markup; `undefined` for controls that the server did not print. */
export interface SliderParts {
  readonly kind: SliderKind;
  /** The node that clips the slides. */
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
  readonly pagination: HTMLElement | undefined;
}

const CAROUSEL = '.elementor-image-carousel-wrapper';
const MAIN = '.elementor-main-swiper';
/** Selector for slides, excluding the copies that the builder's running slider makes. */
const SLIDE = '.swiper-slide:not(.swiper-slide-duplicate, .swiper-slide-blank)';

/** Reads a slider with at least two slides; a single slide stays as printed. */
export function readSlider(widget: HTMLElement): SliderParts | undefined {
  const root = widget.matches(CAROUSEL) ? widget : ownNodes(widget, `${CAROUSEL},${MAIN}`)[0];
  const track = root?.querySelector<HTMLElement>('.swiper-wrapper');
  const slides = [...(track?.children ?? [])].filter((node): node is HTMLElement => node.matches(SLIDE));
  if (!root || !track || slides.length < 2) return undefined;
  const [type = ''] = widget.dataset.widget_type?.split('.') ?? [];
  const kind = type === 'slides' ? type : root.matches(CAROUSEL) ? 'image-carousel' : 'media-carousel';
  const find = (selector: string) => widget.querySelector<HTMLElement>(selector) ?? undefined;
  return {
    kind,
    root,
    track,
    slides,
    previous: find('.elementor-swiper-button-prev'),
    next: find('.elementor-swiper-button-next'),
    pagination: find('.swiper-pagination'),
  };
}
