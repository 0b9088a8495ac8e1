import { listen } from '@hadaya/core';
import { createSlider, createStrip, type Slider } from '@hadaya/media/slider';
import type { Gallery } from '../state/index.ts';
import { loadNeighbours } from './loadNeighbours.ts';

/** Sets the attribute with which the style sheet prepares the slides for Swiper, until the gallery ends. */
function prepareForEngine({ nodes: { main }, context: { signal } }: Gallery, effect: string): void {
  main.setAttribute('data-track', effect);
  signal.addEventListener('abort', () => main.removeAttribute('data-track'), { once: true });
  // The browser's own image dragging would otherwise end the swipe.
  listen(main, 'dragstart', (event) => event.preventDefault(), { signal });
}

/**
 * Makes the slides draggable: touch scrolls natively, and a mouse drags with Swiper, which loads immediately for a
 * mouse or the fade effect.
 */
export function startDragging(gallery: Gallery, isMouse: boolean): Slider {
  const { context, nodes, slideSettings, store } = gallery;
  const { signal, environment } = context;
  const { effect, speed } = slideSettings;
  const slider = createSlider({
    root: nodes.main,
    track: nodes.slider,
    slideClass: nodes.slideClass,
    index: store.getState().index,
    effect,
    speed,
    wrap: 'rewind',
    open: createStrip,
    engine: isMouse || effect === 'fade' ? 'now' : 'drag',
    onChange: (index) => store.dispatch({ type: 'moved', index, by: 'visitor' }),
    onDrag() {
      if (store.getState().autoplay !== 'none') store.dispatch({ type: 'changed', to: { autoplay: 'stopped' } });
      loadNeighbours(gallery);
    },
    onEngine: () => prepareForEngine(gallery, effect),
    onFailed: (cause) =>
      environment.logger.warn('the slider code could not be loaded, so the images scroll without it', cause),
    signal,
  });
  store.dispatch({ type: 'changed', to: { slider } });
  return slider;
}
