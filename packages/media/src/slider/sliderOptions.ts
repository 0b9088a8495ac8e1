import { readDirection } from '@hadaya/core';

/** Names of Swiper's 3D effects. */
export type DepthName = 'coverflow' | 'cube';

export type SliderEffect = 'slide' | 'fade';

export interface SliderBreakpoint {
  /** Number of slides in view; 1 by default. */
  readonly perView?: number;
  /** Number of slides per step; 1 by default. */
  readonly perGroup?: number;
  /** Gap between slides in pixels; 0 by default. */
  readonly gap?: number;
}

/** Options for a slider. The slider keeps the structure of the HTML: root > track > slides. */
export interface SliderOptions extends SliderBreakpoint {
  /** The node that clips the slides. */
  readonly root: HTMLElement;
  /** The descendant of `root` that contains the slides. */
  readonly track: HTMLElement;
  /** Class of a slide, without a dot. */
  readonly slideClass: string;
  /** Index of the slide that is shown first; 0 by default. */
  readonly index?: number;
  readonly effect?: SliderEffect;
  /** A 3D effect that replaces `effect`. */
  readonly depth?: DepthName | undefined;
  readonly isCentered?: boolean;
  /** Moves to an adjacent slide when the visitor clicks it. */
  readonly followsClicks?: boolean;
  /** Duration of a move in milliseconds; 300 by default, always 0 with reduced motion. */
  readonly speed?: number;
  /**
   * Behaviour after the last slide: stop, rewind to the first slide, or loop endlessly. No mode clones slides; `loop`
   * changes their order in the page while it runs.
   */
  readonly wrap?: 'none' | 'rewind' | 'loop';
  readonly isVertical?: boolean;
  /** Options keyed by the viewport width, in pixels, from which they apply. */
  readonly breakpoints?: Readonly<Record<number, SliderBreakpoint>>;
  readonly onChange?: (index: number) => void;
  /** Called when the visitor starts to drag the slides. */
  readonly onDrag?: () => void;
  /** Called when a move has ended. */
  readonly onSettle?: () => void;
  /** When this signal aborts, the slider ends and removes its classes, styles and listeners. */
  readonly signal: AbortSignal;
}

/** A running slider. None of its methods throw. */
export interface Slider {
  /** Returns the index of the current slide, from 0, in the markup's order. */
  getIndex(): number;
  getVisible(): readonly HTMLElement[];
  /** Moves to a slide; an index out of range moves to the nearest slide. */
  goTo(index: number): void;
  /** Shows a slide without animation. */
  jumpTo(index: number): void;
  next(): void;
  previous(): void;
  /** Re-reads slides and sizes after the markup has changed. */
  refresh(): void;
  /** Disables swiping and dragging until `unlock` is called. */
  lock(): void;
  unlock(): void;
  /** Swiper's own object, which some themes look for; `undefined` until Swiper has loaded. */
  readonly instance: unknown;
}

/**
 * Returns the sizes for the viewport's width; `last` is the last index to which the slider can move. Uses `matchMedia`,
 * like the style sheets, because reading `innerWidth` would force a layout.
 */
export function readSizes({ breakpoints = {}, track, ...usual }: SliderOptions) {
  let { perView = 1, perGroup = 1, gap = 0 } = usual;
  const page = track.ownerDocument.defaultView;
  for (const [from, sizes] of Object.entries(breakpoints)) {
    if (page?.matchMedia(`(min-width: ${from}px)`).matches)
      ({ perView = perView, perGroup = perGroup, gap = gap } = sizes);
  }
  return { perView, perGroup, gap, last: Math.max(track.childElementCount - Math.floor(perView), 0) };
}

/** Returns the distance in pixels from the start of the view to the start of a slide, in reading order. */
export function readOffset(scroller: HTMLElement, slide: Element): number {
  const inner = slide.getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();
  return readDirection(scroller) === 'rtl' ? outer.right - inner.right : inner.left - outer.left;
}

/** Returns the index of the slide nearest to the start of the view; `undefined` if the strip has no layout. */
export function readNearest({
  scroller,
  track,
}: {
  readonly scroller: HTMLElement;
  readonly track: HTMLElement;
}): number | undefined {
  if (scroller.clientWidth === 0) return undefined;
  const offsets = [...track.children].map((slide) => Math.abs(readOffset(scroller, slide)));
  return Math.max(offsets.indexOf(Math.min(...offsets)), 0);
}
