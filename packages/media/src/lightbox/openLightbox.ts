import { createStore, prefersReducedMotion, readDirection } from '@hadaya/core';
import { addStyles, type LightboxDialog } from './dialog/index.ts';
import { drawFrame } from './frame/index.ts';
import {
  createLightboxTexts,
  type Lightbox,
  type LightboxOptions,
  type LightboxSession,
  type LightboxState,
  reduceLightbox,
} from './session/index.ts';
import { createStage, type Stage } from './stage/index.ts';
import barStyles from './styles/bar.css?inline';
import frameStyles from './styles/frame.css?inline';
import listStyles from './styles/lists.css?inline';
import stageStyles from './styles/stage.css?inline';
import { answerKey, watchInput } from './watchInput.ts';

const MAX_ZOOM = 3;
const START = {
  isZoomed: false,
  canZoom: false,
  isFailed: false,
  isIdle: false,
  isFullscreen: false,
  isSharing: false,
};

function startStage({ options, dialog, store, isReversed, isLooping, leave }: LightboxSession): Stage {
  const isReduced = prefersReducedMotion(options.environment.window);
  return createStage({
    into: dialog.stage,
    items: options.items,
    index: store.getState().index,
    isReversed,
    isLooping,
    maxZoom: options.maxZoom ?? MAX_ZOOM,
    hideDuration: isReduced ? 0 : (options.hideDuration ?? 0),
    ...(options.slideGap === undefined ? {} : { spacing: options.slideGap / options.environment.window.innerWidth }),
    onChange: (index) => {
      if (index === store.getState().index) return;
      dialog.preview.leave();
      store.dispatch({ index, isSharing: false });
      options.onChange?.(index);
    },
    onLook: store.dispatch,
    onLoading: dialog.preview.setLoading,
    onGone: leave,
  });
}

function createSession(dialog: LightboxDialog, options: LightboxOptions) {
  const { language, signal } = dialog;
  const index = Math.min(Math.max(options.index, 0), options.items.length - 1);
  const store = createStore<LightboxState, Partial<LightboxState>>(reduceLightbox, { ...START, index });
  let stage: Stage | undefined;
  const leave = () => void dialog.leave();
  return {
    options,
    dialog,
    store,
    texts: createLightboxTexts(language, options.texts),
    language,
    isReversed: readDirection(language) === 'rtl',
    isLooping: options.isLooping ?? true,
    signal,
    getStage: () => stage,
    setStage: (opened: Stage) => {
      stage = opened;
    },
    close: () => (stage ? stage.close() : leave()),
    leave,
  };
}

/**
 * Fills an open dialog: pictures that can be moved and zoomed replace the preview at the same position, without another
 * announcement. The requested controls render in a separate task.
 */
export function openLightbox(dialog: LightboxDialog, options: LightboxOptions): Lightbox {
  const session = createSession(dialog, options);
  const { store, close, signal } = session;
  addStyles(
    dialog.shadow,
    `${stageStyles}${barStyles}${frameStyles}${listStyles}${options.videos?.VIDEO_STYLES ?? ''}`,
  );
  const keys = dialog.handOver(close);
  watchInput(session);
  const stage = startStage(session);
  session.setStage(stage);
  dialog.preview.end(stage.getPictures());
  for (const key of keys) answerKey(key, session);
  options.environment.clock.after(0, () => drawFrame(session), signal);
  return { getIndex: () => store.getState().index };
}
