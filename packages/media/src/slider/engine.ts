import { keepAttributes, prefersReducedMotion } from '@hadaya/core';
import { Swiper } from 'swiper';
import { EffectCoverflow, EffectCube, EffectFade } from 'swiper/modules';
import type { DepthName, Slider, SliderBreakpoint, SliderOptions } from './sliderOptions.ts';

const SPEED_MS = 300;

const DEPTHS = { coverflow: EffectCoverflow, cube: EffectCube } satisfies Record<DepthName, unknown>;

function toSwiperSizes({ perView, perGroup, gap }: SliderBreakpoint) {
  return {
    ...(perView === undefined ? {} : { slidesPerView: perView }),
    ...(perGroup === undefined ? {} : { slidesPerGroup: perGroup }),
    ...(gap === undefined ? {} : { spaceBetween: gap }),
  };
}

function toSwiperOptions(options: SliderOptions, track: HTMLElement): ConstructorParameters<typeof Swiper>[1] {
  const { breakpoints = {}, wrap = 'none', effect = 'slide', index = 0, isVertical = false, depth } = options;
  const sizes = Object.entries(breakpoints).map(([width, at]) => [width, toSwiperSizes(at)] as const);
  return {
    modules: depth ? [DEPTHS[depth]] : effect === 'fade' ? [EffectFade] : [],
    ...(effect === 'fade' ? { effect, fadeEffect: { crossFade: true } } : {}),
    // Shadows would add the library's nodes to the server's slides.
    ...(depth ? { effect: depth, [`${depth}Effect`]: { shadow: false, slideShadows: false } } : {}),
    ...toSwiperSizes(options),
    wrapperClass: track.classList[0] ?? '',
    slideClass: options.slideClass,
    initialSlide: index,
    speed: prefersReducedMotion(track.ownerDocument.defaultView) ? 0 : (options.speed ?? SPEED_MS),
    rewind: wrap === 'rewind',
    loop: wrap === 'loop',
    // A quick second click counts as a second move, even in an endless carousel.
    loopPreventsSliding: false,
    direction: isVertical ? 'vertical' : 'horizontal',
    breakpoints: Object.fromEntries(sizes),
    centeredSlides: options.isCentered ?? false,
    slideToClickedSlide: options.followsClicks ?? false,
    threshold: 5,
    watchSlidesProgress: true,
    createElements: false,
  };
}

/** Classes that Swiper leaves on the root, and on slides that have left the track. */
const MARKS = [
  'swiper-backface-hidden',
  ...['active', 'next', 'prev', 'visible', 'fully-visible'].map((state) => `swiper-slide-${state}`),
];

/**
 * Preserves the `style` attributes of nodes to which the library writes. Call the returned function with the current
 * nodes; it restores the style of earlier nodes that are not among them.
 */
function keepStyles(): (nodes: readonly Element[]) => void {
  const kept = new Map<Element, AbortController>();
  return (nodes) => {
    for (const [node, life] of kept) {
      if (nodes.includes(node)) continue;
      life.abort();
      node.classList.remove(...MARKS);
      kept.delete(node);
    }
    for (const node of nodes) {
      if (kept.has(node)) continue;
      const life = new AbortController();
      keepAttributes(node, life.signal)({ style: node.getAttribute('style') });
      kept.set(node, life);
    }
  };
}

function keepClasses({ classList }: Element): () => void {
  const before = new Set(classList);
  return () => {
    for (const name of [...classList]) if (name.startsWith('swiper-') && !before.has(name)) classList.remove(name);
  };
}

/**
 * Starts Swiper on unchanged markup. The caller's style sheet sets size and appearance of the root, the track and the
 * slides (see the README); the caller also provides accessible names, arrows, dots and keys.
 */
export function createEngine(options: SliderOptions): Slider {
  const { root, track, signal, onChange, onDrag, onSettle } = options;
  const page = track.ownerDocument.defaultView;
  const keep = keepStyles();
  const cleanClasses = keepClasses(root);
  keep([root, track, ...track.children]);
  const swiper = new Swiper(root, toSwiperOptions(options, track));
  swiper.on('slideChange', () => onChange?.(swiper.realIndex));
  swiper.on('sliderFirstMove', () => onDrag?.());
  swiper.on('transitionEnd', () => onSettle?.());

  const speed = () => (prefersReducedMotion(page) ? 0 : (options.speed ?? SPEED_MS));
  const show = (index: number, ms: number) => {
    if (options.wrap === 'loop') swiper.slideToLoop(index, ms);
    else swiper.slideTo(index, ms);
  };
  signal.addEventListener(
    'abort',
    () => {
      swiper.destroy(true, true);
      // The library removes the page's styles together with its own, so the page's styles are restored here.
      keep([]);
      cleanClasses();
    },
    { once: true },
  );
  return {
    getIndex: () => swiper.realIndex,
    getVisible: () => swiper.visibleSlides ?? [],
    goTo: (index) => show(index, speed()),
    jumpTo: (index) => show(index, 0),
    next: () => void swiper.slideNext(speed()),
    previous: () => void swiper.slidePrev(speed()),
    refresh() {
      keep([root, track, ...track.children]);
      swiper.update();
    },
    lock: () => {
      swiper.allowTouchMove = false;
    },
    unlock: () => {
      swiper.allowTouchMove = true;
    },
    instance: swiper,
  };
}
