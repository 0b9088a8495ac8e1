import { listen } from '@hadaya/core';
import { handleKey } from './handleKeys.ts';
import { keepTabInside } from './keepTabInside.ts';
import type { LightboxSession } from './lightboxSession.ts';
import { watchIdle } from './watchIdle.ts';

function onKey(event: KeyboardEvent, session: LightboxSession): void {
  const { dialog, store, options, isReversed, getStage, close } = session;
  // The page's own key listeners are behind a modal dialog and have no part in this.
  event.stopPropagation();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab') {
    keepTabInside(event, dialog.shadow);
    return;
  }
  const stage = getStage();
  const isOurs = event.key === 'Escape';
  if (isOurs) close();
  const target = { isReversed, isZoomed: store.getState().isZoomed, count: options.items.length };
  if (isOurs || (stage && handleKey(event.key, { ...target, stage }))) event.preventDefault();
}

/** Listens to keys, the system's own close gesture, full screen, and rest. */
export function watchInput(session: LightboxSession): void {
  const { dialog, store, options, signal, close } = session;
  const { document, clock } = options.environment;
  listen(dialog.element, 'keydown', (event) => onKey(event, session), { signal });
  listen(
    dialog.element,
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  const readFullscreen = () => store.dispatch({ isFullscreen: document.fullscreenElement !== null });
  listen(document, 'fullscreenchange', readFullscreen, { signal });
  if (options.idleDelay === undefined) return;
  watchIdle(dialog.shadow, {
    delay: options.idleDelay,
    clock,
    signal,
    isBusy: () => store.getState().isSharing,
    tell: (isIdle) => store.dispatch({ isIdle }),
  });
}
