import { type Environment, listen } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import type { Device } from '../model/triggers/device.ts';

const MARK = 'hadayaExit';
const GESTURES = ['pointerdown', 'touchstart', 'keydown'];

const isOurEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && Reflect.has(state, MARK);

/**
 * Waits for one Back without breaking it: no history entry at load, one at the first gesture, and none afterwards. A
 * visitor who leaves the tab without any gesture counts as well.
 */
function watchBack({ window, document }: Environment, fire: () => void, waiting: AbortController): void {
  const { history } = window;
  const { signal } = waiting;
  const touched = createLife(signal);
  let isPushed = false;
  const push = () => {
    touched.abort();
    const before: unknown = history.state;
    history.pushState({ ...(typeof before === 'object' ? before : {}), [MARK]: true }, '');
    isPushed = true;
  };
  for (const gesture of GESTURES)
    listen(window, gesture, push, { signal: touched.signal, capture: true, passive: true });
  listen(
    window,
    'popstate',
    () => {
      if (!isPushed || isOurEntry(history.state)) return;
      isPushed = false;
      fire();
    },
    { signal },
  );
  listen(document, 'visibilitychange', () => document.hidden && !isPushed && fire(), { signal });
  // The widget came by another way: take the entry back, so that Back leaves the page again.
  signal.addEventListener('abort', () => isPushed && isOurEntry(history.state) && history.back(), { once: true });
}

/** Calls back once when the visitor is about to leave: the mouse leaves the page, on phones the Back button. */
export function watchExit(environment: Environment, device: Device, callback: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const waiting = createLife(signal);
  const fire = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    callback();
  };
  if (device === 'mobile') watchBack(environment, fire, waiting);
  else listen(environment.document.documentElement, 'mouseleave', fire, { signal: waiting.signal });
}
