import type { Environment } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import type { Device } from '../model/triggers/device.ts';
import {
  findPending,
  isTriggered,
  reduceTriggers,
  type TriggerMode,
  type TriggerRules,
  type TriggerState,
  UNTRIGGERED,
} from '../model/triggers/triggers.ts';
import type { Ticker } from './createTicker.ts';

/** How waiting goes on this page. */
export interface Waiting {
  readonly environment: Environment;
  readonly device: Device;
  readonly mode: TriggerMode;
  readonly ticker: Ticker;
  /** The life of all widgets. */
  readonly signal: AbortSignal;
  /** Told when a part of the engine cannot be loaded. */
  readonly fail: (thrown: unknown) => void;
}

/** A widget that waits. */
export interface WaitingWidget {
  readonly rules: TriggerRules;
  readonly signal: AbortSignal;
  /** Called once; `exit` when leaving the page was what showed it. */
  readonly show: (by: 'triggers' | 'exit') => void;
}

/** How far the page is scrolled in whole percent; a page that cannot scroll counts as scrolled. */
export function readScrollPercent({ window, document }: Environment): number {
  const page = document.scrollingElement ?? document.documentElement;
  const room = page.scrollHeight - window.innerHeight;
  // Zoom and bouncing give fractions and more than the page has.
  if (page.scrollTop >= room - 1) return 100;
  return Math.max(0, Math.trunc((page.scrollTop / room) * 100));
}

/** Holds one widget back until its triggers have fired; looks once a second while delay or scroll is pending. */
export function watchTriggers(page: Waiting, widget: WaitingWidget): void {
  const { environment, device, mode, ticker, fail } = page;
  const { rules, signal, show } = widget;
  const { clock } = environment;
  const startMs = clock.now();
  const waiting = createLife(signal);
  const timed = createLife(waiting.signal);
  let state: TriggerState = UNTRIGGERED;
  if (signal.aborted) return;

  const look = (by: 'triggers' | 'exit') => {
    if (waiting.signal.aborted) return;
    if (isTriggered(rules, state, mode)) {
      waiting.abort();
      show(by);
    } else if (!findPending(rules, state).some((name) => name !== 'exit')) timed.abort();
  };
  const tick = () => {
    const seconds = Math.round((clock.now() - startMs) / 1000);
    state = reduceTriggers(state, { seconds, scrolled: readScrollPercent(environment) });
    look('triggers');
  };
  const exited = () => {
    state = reduceTriggers(state, { hasExited: true });
    look('exit');
  };
  tick();
  ticker.join(tick, timed.signal);
  if (rules.exitIntent && !waiting.signal.aborted) {
    const watch = { device, signal: waiting.signal, life: page.signal };
    import('../triggers/watchExit.ts').then(({ watchExit }) => watchExit(environment, watch, exited), fail);
  }
}
