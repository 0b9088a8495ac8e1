import { lazyPart } from '@hadaya/core';
import type { SlideSettings } from '../model/slideSettings.ts';
import { stepIndex } from '../model/stepIndex.ts';
import type { Stage } from './stage.ts';
import type { Moves } from './startMoves.ts';
import { createScrollTrack } from './track/scrollTrack.ts';
import { createSwiperTrack } from './track/swiperTrack.ts';

const loadSlider = lazyPart(() => import('@hadaya/media/slider'));

/** Lets the slides move by themselves, where the owner wants it. */
function startAutoplay(stage: Stage, moves: Moves, delay: number, media: typeof import('@hadaya/media/slider')): void {
  const { context, nodes, store } = stage;
  const { environment, signal } = context;
  const step = () => moves.showQuietly(stepIndex(store.getState().index, 1, store.getState().count));
  const autoplay = media.createAutoplay({
    element: nodes.wrapper,
    window: environment.window,
    clock: environment.clock,
    delay,
    step,
    onChange: (state) => store.dispatch({ type: 'autoplay', autoplay: state }),
    signal,
  });
  moves.setAutoplay(autoplay);
}

/**
 * Moves the slides by Swiper, once there is more than one; a gallery with one image never loads it. Where it cannot be
 * loaded, the browser's scrolling stays, and the next move asks for it again.
 */
export function startSwiper(stage: Stage, moves: Moves, settings: SlideSettings): void {
  const { context, nodes, store } = stage;
  const { environment, signal } = context;
  moves.moveBy((events) => createScrollTrack(nodes, events, signal));
  let isAsked = false;
  const load = async () => {
    if (isAsked || store.getState().count < 2) return;
    isAsked = true;
    try {
      const media = await loadSlider(signal);
      if (signal.aborted) return;
      const { createSlider } = media;
      moves.moveBy((events) => {
        const index = store.getState().index;
        return createSwiperTrack({ ...events, nodes, settings, index, createSlider }, signal);
      });
      if (settings.autoplayDelay > 0) startAutoplay(stage, moves, settings.autoplayDelay, media);
    } catch (thrown) {
      isAsked = false;
      if (signal.aborted) return;
      environment.logger.warn('the slider code could not be loaded, so the images scroll without it', thrown);
    }
  };
  store.subscribe(() => void load(), signal);
  void load();
}
