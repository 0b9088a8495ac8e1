import { emit } from '@hadaya/core';
import { type GalleryNodes, listSlides, listThumbnails } from '../markup/index.ts';
import { findMover, type Gallery, type GalleryState } from '../state/index.ts';

/**
 * Records where focus is before the slides are replaced. The returned function moves focus from an old slide to the
 * first new slide, and from the old strip to the first new thumbnail or, without thumbnails, to the magnifier. Focus
 * that was elsewhere stays there.
 */
export function holdFocus(nodes: GalleryNodes): () => void {
  const { strip, slider, trigger } = nodes;
  const { activeElement } = slider.ownerDocument;
  const wasInStrip = strip.contains(activeElement);
  const wasInSlider = slider.contains(activeElement);
  return () => {
    const [slide] = listSlides(nodes);
    const [thumbnail] = listThumbnails(nodes);
    const target = wasInStrip ? (thumbnail ?? trigger ?? slide) : wasInSlider ? slide : undefined;
    target?.focus({ preventScroll: true });
  };
}

/** Milliseconds to wait before the slider's init event; before then, theme scripts are not ready for it. */
const INIT_EVENT_MS = 1;

/** Fires the plugin's init events, because themes listen to them. */
export function tellReady({ pluginEvents, context }: Gallery): void {
  pluginEvents.trigger('woo_variation_gallery_before_init');
  const tell = () => {
    pluginEvents.trigger('woo_variation_gallery_slider_slick_init');
    pluginEvents.trigger('woo_variation_gallery_thumbnail_slick_init');
  };
  context.environment.clock.after(INIT_EVENT_MS, tell, context.signal);
}

function tellSwap(gallery: Gallery, { set, cause }: GalleryState): void {
  const { nodes, productId, announce } = gallery;
  const count = set.images.length;
  if (cause?.kind === 'default') emit(nodes.wrapper, 'hadaya:gallery:restored', { productId, count });
  else emit(nodes.wrapper, 'hadaya:gallery:swapped', { productId, variationId: cause?.variationId ?? 0, count });
  if (cause) announce(cause.describe);
}

export function resetSlides(gallery: Gallery): void {
  const { nodes, store } = gallery;
  const mover = findMover(gallery);
  mover.refresh();
  mover.jumpTo(0);
  if (store.getState().strip.hasBefore) nodes.strip.scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

/** Must be called when the set's nodes are in the page. */
export function showSet(gallery: Gallery, giveFocus: () => void): void {
  const state = gallery.store.getState();
  resetSlides(gallery);
  giveFocus();
  gallery.store.dispatch({ type: 'changed', to: { shown: state.set } });
  gallery.pluginEvents.trigger('woo_variation_gallery_image_loaded');
  tellReady(gallery);
  tellSwap(gallery, state);
}
