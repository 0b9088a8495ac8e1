import { childController, type Environment, listen, type PageWindow } from '@hadaya/core';
import type { Device } from '../../widget/model/index.ts';

const MARK = 'hadayaExit';
const GESTURES = ['pointerdown', 'touchstart', 'keydown'];

const isOurEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && Reflect.has(state, MARK);

/** Returns the index of the current history entry, or `undefined` if the browser does not expose it. */
function readEntryIndex(page: PageWindow): number | undefined {
  const navigation: unknown = Reflect.get(page, 'navigation');
  const entry: unknown = navigation instanceof Object ? Reflect.get(navigation, 'currentEntry') : undefined;
  const index: unknown = entry instanceof Object ? Reflect.get(entry, 'index') : undefined;
  return typeof index === 'number' && index >= 0 ? index : undefined;
}

/** The extra history entry for one use of Back: its index, and the page's URL when it was added. */
interface BackEntry {
  readonly index: number | undefined;
  readonly address: string;
}

/**
 * Returns whether the visitor is before, on or after the extra history entry; links within the page lead to entries
 * after it.
 */
function compareEntry(page: PageWindow, { index, address }: BackEntry): 'before' | 'on' | 'behind' {
  const now = readEntryIndex(page);
  if (index !== undefined && now !== undefined) return now < index ? 'before' : now > index ? 'behind' : 'on';
  if (isOurEntry(page.history.state)) return 'on';
  return page.location.href === address ? 'before' : 'behind';
}

/** Removes the extra history entry: immediately if it is the current entry, otherwise when Back reaches it. */
function removeEntry(page: PageWindow, entry: BackEntry, life: AbortSignal): void {
  const where = compareEntry(page, entry);
  if (where === 'on') page.history.back();
  if (where !== 'behind') return;
  const passed = childController(life);
  const look = () => {
    const now = compareEntry(page, entry);
    if (now === 'behind') return;
    passed.abort();
    if (now === 'on') page.history.back();
  };
  listen(page, 'popstate', look, { signal: passed.signal });
}

/** Controller that ends the wait, and the signal that aborts when all widgets are destroyed. */
interface ExitLife {
  readonly waiting: AbortController;
  readonly life: AbortSignal;
}

/**
 * Waits for one use of Back without breaking Back: adds no history entry on load, one on the first gesture, and none
 * afterwards. Links within the page do not count as Back. Also calls `fire` if the visitor leaves the tab without any
 * gesture.
 */
function watchBack({ window, document }: Environment, fire: () => void, { waiting, life }: ExitLife): void {
  const { history } = window;
  const { signal } = waiting;
  const touched = childController(signal);
  let entry: BackEntry | undefined;
  const push = () => {
    touched.abort();
    const before: unknown = history.state;
    history.pushState({ ...(typeof before === 'object' ? before : {}), [MARK]: true }, '');
    entry = { index: readEntryIndex(window), address: window.location.href };
  };
  for (const gesture of GESTURES)
    listen(window, gesture, push, { signal: touched.signal, capture: true, passive: true });
  listen(
    window,
    'popstate',
    () => {
      if (!entry || compareEntry(window, entry) !== 'before') return;
      entry = undefined;
      fire();
    },
    { signal },
  );
  listen(document, 'visibilitychange', () => document.hidden && !entry && fire(), { signal });
  // If the widget appears for another reason, Back must leave the page normally again.
  signal.addEventListener('abort', () => entry && removeEntry(window, entry, life), { once: true });
}

/** The device and the duration of the watch: `signal` ends the wait; `life` is the lifetime of all widgets. */
export interface ExitWatch {
  readonly device: Device;
  readonly signal: AbortSignal;
  readonly life: AbortSignal;
}

/**
 * Runs the callback once, when the visitor is about to leave: the mouse leaves the page or, on mobile devices, the
 * visitor presses Back or leaves the tab before any gesture.
 */
export function watchExit(environment: Environment, { device, signal, life }: ExitWatch, callback: () => void): void {
  if (signal.aborted) return;
  const waiting = childController(signal);
  const fire = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    callback();
  };
  if (device === 'mobile') watchBack(environment, fire, { waiting, life });
  else listen(environment.document.documentElement, 'mouseleave', fire, { signal: waiting.signal });
}
