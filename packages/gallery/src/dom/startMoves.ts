import { fillText } from '@hadaya/core';
import type { Autoplay } from '@hadaya/media/slider';
import { stepIndex } from '../model/stepIndex.ts';
import { emitPlace, readCurrentImage, type Stage } from './stage.ts';
import { createStill } from './track/still.ts';
import type { Track, TrackEvents } from './track/track.ts';
import { wakeNeighbours } from './wakeNeighbours.ts';
import { type Strip, watchStrip } from './watchStrip.ts';

/** The slides' moves. */
export interface Moves {
  /** The visitor goes to a slide. */
  goTo(index: number): void;
  /** The visitor goes forward or back, round the ends. */
  step(by: 1 | -1): void;
  /** A slide is shown without a word. */
  showQuietly(index: number): void;
  /** The slides were replaced. */
  reset(): void;
  /** Moves the slides by another track from now on; it gets what tracks tell. */
  moveBy(create: (events: TrackEvents) => Track): void;
  /** An autoplay that the visitor's own moves end. */
  setAutoplay(autoplay: Autoplay): void;
  getAutoplay(): Autoplay | undefined;
  readonly strip: Strip;
  lockSwipe(): void;
  unlockSwipe(): void;
}

type Cause = 'visitor' | 'itself';

/** Makes a slide current and tells everyone; `false` when it was already. */
function makeCurrent(stage: Stage, index: number, cause: Cause): boolean {
  const { store, texts, announce } = stage;
  const before = store.getState().index;
  store.dispatch({ type: 'moved', index });
  const now = store.getState();
  if (now.index === before) return false;
  wakeNeighbours(stage);
  emitPlace(stage, 'changed');
  const alt = readCurrentImage(stage)?.alt ?? '';
  if (cause === 'visitor') announce(() => fillText(texts.moved, { index: now.index + 1, count: now.count, alt }));
  return true;
}

/** Starts track and strip of a gallery. */
export function startMoves(stage: Stage): Moves {
  const { context, nodes, store } = stage;
  const { environment, signal } = context;
  let autoplay: Autoplay | undefined;

  const move = (index: number, cause: Cause) => {
    // The track reports moves that were asked of it, too.
    if (cause === 'visitor' && index !== store.getState().index) autoplay?.stop();
    if (!makeCurrent(stage, index, cause)) return;
    track.goTo(store.getState().index);
    strip.reveal(store.getState().index);
  };
  const events: TrackEvents = {
    onMove: (index) => move(index, 'visitor'),
    onDrag: () => {
      autoplay?.stop();
      wakeNeighbours(stage);
    },
  };
  const goTo = (index: number) => move(index, 'visitor');
  const strip = watchStrip({ nodes, window: environment.window, goTo, signal });
  let track = createStill(nodes.slider);
  return {
    goTo,
    step: (by) => goTo(stepIndex(store.getState().index, by, store.getState().count)),
    showQuietly: (index) => move(index, 'itself'),
    reset() {
      track.reset();
      strip.reset();
    },
    moveBy(create) {
      track.end();
      track = create(events);
    },
    setAutoplay: (given) => {
      autoplay = given;
    },
    getAutoplay: () => autoplay,
    strip,
    lockSwipe: () => track.lock(),
    unlockSwipe: () => track.unlock(),
  };
}
