import { listen, type PageWindow } from '@hadaya/core';
import { type GalleryNodes, THUMBNAIL_CLASS } from './galleryNodes.ts';

/** What the strip of thumbnails works on. */
export interface StripOptions {
  readonly nodes: GalleryNodes;
  readonly window: PageWindow;
  readonly goTo: (index: number) => void;
  readonly signal: AbortSignal;
}

/** The strip's own moves. */
export interface Strip {
  /** Brings a thumbnail into the strip's view; the page itself never scrolls. */
  reveal(index: number): void;
  /** Back to the start, after the thumbnails were replaced. */
  reset(): void;
}

/** How the strip scrolls for this visitor. */
export function chooseScroll(page: Window): ScrollBehavior {
  return page.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Listens to presses on thumbnails. */
export function watchStrip({ nodes, window: page, goTo, signal }: StripOptions): Strip {
  const { strip } = nodes;
  const list = () => [...strip.querySelectorAll(`.${THUMBNAIL_CLASS}`)];
  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(`.${THUMBNAIL_CLASS}`) : null;
    const index = pressed ? list().indexOf(pressed) : -1;
    if (index >= 0) goTo(index);
  };
  listen(strip, 'click', onClick, { signal });
  return {
    reset: () => strip.scrollTo({ left: 0, top: 0, behavior: 'instant' }),
    reveal(index) {
      const inner = list()[index]?.getBoundingClientRect();
      if (!inner) return;
      const outer = strip.getBoundingClientRect();
      const left = inner.left + inner.width / 2 - outer.left - outer.width / 2;
      const top = inner.top + inner.height / 2 - outer.top - outer.height / 2;
      strip.scrollBy({ left, top, behavior: chooseScroll(page) });
    },
  };
}
