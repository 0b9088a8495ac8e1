import { lazyPart, listen } from '@hadaya/core';
import type { Gallery } from '../state/index.ts';

/** Fetches what stands in the place of a picture that cannot be shown or is late. */
export const loadPictureMarks = lazyPart(() => import('./markPictures.ts'));

/** Asks again for the pictures that were lost with the line. */
function askAgain(wrapper: Element): void {
  for (const picture of wrapper.querySelectorAll('img')) {
    const address = picture.getAttribute('src');
    if (address && picture.complete && picture.naturalWidth === 0) picture.src = address;
  }
}

/**
 * Brings what stands in the place of a picture that cannot be shown or is late, when there is one: on the page, in a set
 * that comes on display, or later.
 */
export function watchPictures(gallery: Gallery): void {
  const { nodes, store, context } = gallery;
  const bring = loadPictureMarks.starter(context, ({ markPictures }) => markPictures(gallery));
  let seen: object | undefined;
  const look = () => {
    const { set, cause } = store.getState();
    if (set === seen) return;
    seen = set;
    for (const [index, slide] of set.slides.entries()) {
      for (const { complete, naturalWidth } of slide.querySelectorAll('img'))
        if (complete ? naturalWidth === 0 : cause && index === 0) bring();
    }
  };
  listen(nodes.slider, 'error', bring, { signal: context.signal, capture: true });
  listen(context.environment.window, 'online', () => askAgain(nodes.wrapper), { signal: context.signal });
  store.subscribe(look, context.signal);
  look();
}
