import { isRecord } from '@hadaya/core';
import { readInstance } from './readInstance.ts';
import type { SliderParts } from './readSlider.ts';

/**
 * Methods of the builder's slider library that move a slider; the builder's scripts keep calling them on a slider that
 * has ended.
 */
const MOVES = ['slideTo', 'slideToLoop', 'slideNext', 'slidePrev', 'slideReset', 'slideToClosest', 'update', 'init'];
const TURNS = ['start', 'stop', 'run', 'pause', 'resume'];
const CLONES = '.swiper-slide-duplicate, .swiper-slide-blank';
/** Matches the names (`2 / 5`) with which the library overwrites the slides' printed names. */
const FOREIGN_NAME = /^\d+ \/ \d+$/;

type Foreign = Readonly<Record<string, unknown>>;

/**
 * Returns the builder's own slider on this markup, regardless of which slider started first; `own` is Hadaya's slider.
 */
export function findForeignSlider(root: Element, own?: unknown): Foreign | undefined {
  const found = readInstance(root);
  const isForeign = isRecord(found) && found !== own && typeof found.destroy === 'function' && found.destroyed !== true;
  return isForeign ? found : undefined;
}

/** Disables the named methods of an object: later calls by the builder's handlers do nothing and throw no errors. */
function quieten(target: Foreign, names: readonly string[]): void {
  for (const name of names) if (typeof target[name] === 'function') Reflect.set(target, name, () => target);
}

/** Ends one of the builder's own sliders: removes its motion, copied slides, dots and names. */
export function endForeignSlider(
  foreign: Foreign,
  { root, track, pagination }: Pick<SliderParts, 'root' | 'track' | 'pagination'>,
): void {
  if (typeof foreign.destroy === 'function') foreign.destroy(false, true);
  quieten(foreign, MOVES);
  if (isRecord(foreign.autoplay)) quieten(foreign.autoplay, TURNS);
  if (readInstance(root) === foreign) Reflect.deleteProperty(root, 'swiper');
  for (const copy of track.querySelectorAll(CLONES)) copy.remove();
  for (const slide of track.children) {
    slide.removeAttribute('data-swiper-slide-index');
    if (FOREIGN_NAME.test(slide.getAttribute('aria-label') ?? '')) slide.removeAttribute('aria-label');
  }
  for (const spoken of root.querySelectorAll('.swiper-notification')) spoken.remove();
  pagination?.replaceChildren();
}

/** Calls `found` when the builder's script starts its own slider on markup that Hadaya's slider already uses. */
export function watchForeignSlider(
  { root, track }: SliderParts,
  readOwn: () => unknown,
  found: (foreign: Foreign) => void,
  signal: AbortSignal,
): void {
  const page = root.ownerDocument.defaultView;
  if (!page) return;
  const observer = new page.MutationObserver(() => {
    const foreign = findForeignSlider(root, readOwn());
    if (foreign) found(foreign);
  });
  observer.observe(root, { attributeFilter: ['class'] });
  observer.observe(track, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
