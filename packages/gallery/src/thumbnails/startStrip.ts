import { listen, prefersReducedMotion } from '@hadaya/core';
import { listThumbnails } from '../markup/index.ts';
import type { Gallery, GalleryState } from '../state/index.ts';

const TOLERANCE_PX = 2;

function chooseScroll(page: Window): ScrollBehavior {
  return prefersReducedMotion(page) ? 'instant' : 'smooth';
}

function isUpright(strip: HTMLElement): boolean {
  return strip.scrollHeight - strip.clientHeight > strip.scrollWidth - strip.clientWidth;
}

function readEnds(strip: HTMLElement): GalleryState['strip'] {
  const upright = isUpright(strip);
  const at = Math.abs(upright ? strip.scrollTop : strip.scrollLeft);
  const most = upright ? strip.scrollHeight - strip.clientHeight : strip.scrollWidth - strip.clientWidth;
  return { hasBefore: at > TOLERANCE_PX, hasAfter: at < most - TOLERANCE_PX, isUpright: upright };
}

/** Scrolls the strip to centre the current slide's thumbnail; the page itself never scrolls. */
function revealThumbnail({ nodes, store, context }: Gallery): void {
  const { strip } = nodes;
  const inner = listThumbnails(nodes)[store.getState().index]?.getBoundingClientRect();
  if (!inner) return;
  const outer = strip.getBoundingClientRect();
  const left = inner.left + inner.width / 2 - outer.left - outer.width / 2;
  const top = inner.top + inner.height / 2 - outer.top - outer.height / 2;
  strip.scrollBy({ left, top, behavior: chooseScroll(context.environment.window) });
}

/**
 * Records in the state which ends of the strip are cut off, and updates this on scroll, on resize and when thumbnails
 * change. A ResizeObserver runs after layout, so measuring in its callback forces no layout; measuring at the change
 * itself would force one during the tap.
 */
function watchEnds({ nodes: { strip }, store, context }: Gallery): void {
  const { signal, environment } = context;
  const { window: page } = environment;
  const measure = () => {
    const now = readEnds(strip);
    const { strip: before } = store.getState();
    const isSame = now.hasBefore === before.hasBefore && now.hasAfter === before.hasAfter;
    if (!isSame || now.isUpright !== before.isUpright) store.dispatch({ type: 'changed', to: { strip: now } });
  };
  listen(strip, 'scroll', measure, { signal, passive: true });
  const sizes = new page.ResizeObserver(measure);
  sizes.observe(strip);
  // A ResizeObserver also fires when it starts to observe an element, and so reports new thumbnails.
  const thumbnails = new page.ResizeObserver(measure);
  const watchThumbnails = () => {
    thumbnails.disconnect();
    for (const thumbnail of strip.children) thumbnails.observe(thumbnail);
  };
  watchThumbnails();
  const children = new page.MutationObserver(watchThumbnails);
  children.observe(strip, { childList: true });
  const end = () => {
    sizes.disconnect();
    thumbnails.disconnect();
    children.disconnect();
  };
  signal.addEventListener('abort', end, { once: true });
}

export function startStrip(gallery: Gallery): void {
  const { store, context } = gallery;
  let seen = store.getState();
  const follow = () => {
    const before = seen;
    seen = store.getState();
    if (seen.set === before.set && seen.index !== before.index) revealThumbnail(gallery);
  };
  store.subscribe(follow, context.signal);
  if (seen.index > 0) revealThumbnail(gallery);
  watchEnds(gallery);
}
