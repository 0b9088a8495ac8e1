import { listen } from '@hadaya/core';
import type { GalleryState } from '../model/galleryState.ts';
import type { Stage } from './stage.ts';
import { chooseScroll } from './watchStrip.ts';

const TOLERANCE_PX = 2;
const PAGE_PART = 0.8;

function isUpright(strip: HTMLElement): boolean {
  return strip.scrollHeight - strip.clientHeight > strip.scrollWidth - strip.clientWidth;
}

function readEnds(strip: HTMLElement): GalleryState['strip'] {
  const upright = isUpright(strip);
  const at = Math.abs(upright ? strip.scrollTop : strip.scrollLeft);
  const most = upright ? strip.scrollHeight - strip.clientHeight : strip.scrollWidth - strip.clientWidth;
  return { hasBefore: at > TOLERANCE_PX, hasAfter: at < most - TOLERANCE_PX, isUpright: upright };
}

/**
 * Watches which ends of the strip are cut off: on scrolling, on every change of its size and of its thumbnails. Returns
 * the function that scrolls by most of what is in view.
 */
export function watchStripEnds({ nodes, store, context }: Stage): (direction: 1 | -1) => void {
  const { environment, signal } = context;
  const { window: page } = environment;
  const { strip } = nodes;
  const measure = () => {
    const now = readEnds(strip);
    const { strip: before } = store.getState();
    const isSame = now.hasBefore === before.hasBefore && now.hasAfter === before.hasAfter;
    if (!isSame || now.isUpright !== before.isUpright) store.dispatch({ type: 'strip', strip: now });
  };
  listen(strip, 'scroll', measure, { signal, passive: true });
  const sizes = new page.ResizeObserver(measure);
  sizes.observe(strip);
  const children = new page.MutationObserver(measure);
  children.observe(strip, { childList: true });
  signal.addEventListener(
    'abort',
    () => {
      sizes.disconnect();
      children.disconnect();
    },
    { once: true },
  );
  return (direction) => {
    const upright = isUpright(strip);
    const isReversed = !upright && page.getComputedStyle(strip).direction === 'rtl';
    const by = (upright ? strip.clientHeight : strip.clientWidth) * PAGE_PART * direction * (isReversed ? -1 : 1);
    strip.scrollBy({ [upright ? 'top' : 'left']: by, behavior: chooseScroll(page) });
  };
}
