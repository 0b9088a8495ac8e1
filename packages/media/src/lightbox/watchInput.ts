import { type Clock, debounce, listen } from '@hadaya/core';
import { keepTabInside } from '@hadaya/core/overlay';
import type { LightboxSession } from './session/index.ts';
import type { Stage } from './stage/index.ts';

interface KeyTarget {
  readonly stage: Stage;
  readonly isReversed: boolean;
  readonly isZoomed: boolean;
  readonly count: number;
}

const PAN_STEP = 80;
const ZOOM_FACTOR = 1.5;

/** Returns the step in reading order for an arrow or page key; 0 for any other key. */
function readStep(key: string, isReversed: boolean): number {
  if (key === 'ArrowRight' || key === 'PageDown') return isReversed && key === 'ArrowRight' ? -1 : 1;
  if (key === 'ArrowLeft' || key === 'PageUp') return isReversed && key === 'ArrowLeft' ? 1 : -1;
  return 0;
}

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

/** Returns whether the key was used. */
function handleKey(key: string, { stage, isReversed, isZoomed, count }: KeyTarget): boolean {
  const pan = PANS[key];
  const step = readStep(key, isReversed);
  if (isZoomed && pan) stage.pan(...pan);
  else if (step === 1) stage.next();
  else if (step === -1) stage.previous();
  else if (key === 'Home') stage.goTo(0);
  else if (key === 'End') stage.goTo(count - 1);
  else if (key === '+' || key === '=') stage.zoomBy(ZOOM_FACTOR);
  else if (key === '-') stage.zoomBy(1 / ZOOM_FACTOR);
  else if (key === '0') stage.resetZoom();
  else return false;
  return true;
}

interface IdleWatch {
  /** Time without click, pointer movement or key press after which the visitor counts as idle, in milliseconds. */
  readonly delay: number;
  readonly clock: Clock;
  readonly isBusy: () => boolean;
  readonly tell: (isIdle: boolean) => void;
  readonly signal: AbortSignal;
}

/**
 * Reports when the visitor becomes idle, and when they are active again. A visitor with visible focus on a control
 * never counts as idle.
 */
function watchIdle(inside: ShadowRoot, { delay, clock, isBusy, tell, signal }: IdleWatch): void {
  const rest = debounce(
    () => {
      if (!isBusy() && !inside.activeElement?.matches(':focus-visible')) tell(true);
    },
    { ms: delay, clock, signal },
  );
  const wake = () => {
    tell(false);
    rest();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click']) {
    listen(inside, type, wake, { signal, capture: true, passive: true });
  }
  rest();
}

/** Returns whether the stage used the key; false until the stage is open. */
export function answerKey(key: string, { store, options, isReversed, getStage }: LightboxSession): boolean {
  const stage = getStage();
  const { isZoomed } = store.getState();
  return stage !== undefined && handleKey(key, { stage, isReversed, isZoomed, count: options.items.length });
}

function onKey(event: KeyboardEvent, session: LightboxSession): void {
  const { dialog, close } = session;
  // The page's own key listeners must not react behind a modal dialog.
  event.stopPropagation();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab') {
    keepTabInside(event, dialog.shadow);
    return;
  }
  const isOurs = event.key === 'Escape';
  if (isOurs) close();
  if (isOurs || answerKey(event.key, session)) event.preventDefault();
}

export function watchInput(session: LightboxSession): void {
  const { dialog, store, options, signal } = session;
  const { document, clock } = options.environment;
  listen(dialog.element, 'keydown', (event) => onKey(event, session), { signal });
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
