import { createStore, markOwnRoot, readDirection } from '@hadaya/core';
import { lockScroll } from '@hadaya/core/overlay';
import { isMotionReduced } from '../isMotionReduced.ts';
import { closeOnBack } from './closeOnBack.ts';
import { createStage, type Stage } from './createStage.ts';
import { drawFrame } from './frame/drawFrame.tsx';
import { createDialog } from './lightboxDialog.ts';
import type { Lightbox, LightboxOptions } from './lightboxOptions.ts';
import { describeState, type LightboxSession, type LightboxState, reduceLightbox } from './lightboxState.ts';
import { createLightboxTexts } from './lightboxTexts.ts';
import { watchInput } from './watchInput.ts';

const MAX_ZOOM = 3;
const START = { isZoomed: false, canZoom: false, isIdle: false, isFullscreen: false, isSharing: false };

function startStage({ options, dialog, store, texts, isReversed, isLooping, leave }: LightboxSession): Stage {
  const isCalm = isMotionReduced(options.environment.window);
  return createStage({
    into: dialog.stage,
    items: options.items,
    index: store.getState().index,
    isReversed,
    isLooping,
    maxZoom: options.maxZoom ?? MAX_ZOOM,
    showDuration: isCalm ? 0 : (options.showDuration ?? 0),
    hideDuration: isCalm ? 0 : (options.hideDuration ?? 0),
    failedText: texts.failed,
    ...(options.slideGap === undefined ? {} : { spacing: options.slideGap / options.environment.window.innerWidth }),
    onChange: (index) => {
      if (index === store.getState().index) return;
      store.dispatch({ index, isSharing: false });
      options.onChange?.(index);
    },
    onZoom: store.dispatch,
    onGone: leave,
  });
}

function findOpener({ opener, environment }: LightboxOptions): HTMLElement | undefined {
  const { activeElement } = environment.document;
  return opener ?? (activeElement instanceof environment.window.HTMLElement ? activeElement : undefined);
}

/** Names the state on the outermost node, in our words and in those of the host's themes. */
function showState(root: Element, state: LightboxState, { stateClasses = {} }: LightboxOptions): void {
  const words = describeState(state);
  root.setAttribute('data-lightbox', words);
  for (const [word, name] of Object.entries(stateClasses)) {
    root.classList.toggle(name, words.split(' ').includes(word));
  }
}

function createSession(options: LightboxOptions): LightboxSession & { setStage(stage: Stage): void } {
  const { document, window: page } = options.environment;
  const opener = findOpener(options);
  const language = opener ?? document.documentElement;
  const life = new AbortController();
  const index = Math.min(Math.max(options.index, 0), options.items.length - 1);
  const store = createStore<LightboxState, Partial<LightboxState>>(reduceLightbox, { ...START, index });
  const dialog = createDialog(document, {
    label: options.label,
    language,
    attributes: options.rootAttributes ?? {},
    moreStyles: options.videos?.VIDEO_STYLES ?? '',
  });
  let stage: Stage | undefined;
  let takeBack = () => {};

  const leave = () => {
    if (life.signal.aborted) return;
    life.abort();
    dialog.remove();
    takeBack();
    if (!options.signal.aborted) opener?.focus({ preventScroll: true });
    options.onClose?.(store.getState().index);
  };
  const close = () => (stage ? stage.close() : leave());
  const show = () => showState(dialog.root, store.getState(), options);
  store.subscribe(show, life.signal);
  options.signal.addEventListener('abort', leave, { once: true, signal: life.signal });
  dialog.open();
  takeBack = closeOnBack(page, close, life.signal);
  return {
    options,
    dialog,
    store,
    texts: createLightboxTexts(language, options.texts),
    language,
    isReversed: readDirection(language) === 'rtl',
    isLooping: options.isLooping ?? true,
    signal: life.signal,
    getStage: () => stage,
    setStage: (opened) => {
      stage = opened;
    },
    close,
    leave,
  };
}

/**
 * Opens a lightbox: a modal dialog with a name, the controls asked for, focus on Close. It closes by its button, Escape,
 * Back on a phone, a press beside the picture, a swipe down, or the signal; the focus then returns to the opener.
 */
export function openLightbox(options: LightboxOptions): Lightbox {
  const session = createSession(options);
  const { dialog, store, getStage, close, signal } = session;
  markOwnRoot(dialog.root, 'lightbox');
  lockScroll(options.environment.document, signal);
  drawFrame(session);
  watchInput(session);
  session.setStage(startStage(session));
  dialog.focus();
  return { root: dialog.root, getIndex: () => store.getState().index, goTo: (index) => getStage()?.goTo(index), close };
}
