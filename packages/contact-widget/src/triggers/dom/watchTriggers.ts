import { type Clock, childController } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import type { TriggerRules } from '../../widget/model/index.ts';
import { findPending, isTriggered, reduceTriggers, type TriggerState, UNTRIGGERED } from '../model/reduceTriggers.ts';
import { readScrollPercent } from './readScrollPercent.ts';
import { watchExit } from './watchExit.ts';

/** One timer shared by all waiting widgets; it ticks once a second while any widget is waiting. */
interface Ticker {
  join(callback: () => void, signal: AbortSignal): void;
}

const TICK_MS = 1000;

function createTicker(clock: Clock, signal: AbortSignal): Ticker {
  const callbacks = new Set<() => void>();
  let isPlanned = false;
  const plan = () => {
    if (isPlanned || callbacks.size === 0) return;
    isPlanned = true;
    clock.after(TICK_MS, run, signal);
  };
  const run = () => {
    isPlanned = false;
    for (const callback of [...callbacks]) callback();
    plan();
  };
  return {
    join(callback, owner) {
      if (owner.aborted) return;
      callbacks.add(callback);
      owner.addEventListener('abort', () => callbacks.delete(callback));
      plan();
    },
  };
}

const tickers = new WeakMap<ContactPage, Ticker>();

function openTicker(page: ContactPage): Ticker {
  const ticker = tickers.get(page) ?? createTicker(page.context.environment.clock, page.signal);
  tickers.set(page, ticker);
  return ticker;
}

export interface WaitingWidget {
  readonly rules: TriggerRules;
  readonly startMs: number;
  readonly signal: AbortSignal;
  /** Called once; `exit` if the visitor was about to leave, otherwise `triggers`. */
  readonly show: (by: 'triggers' | 'exit') => void;
}

/**
 * Keeps a widget hidden until its triggers have fired; checks once a second while a delay or scroll trigger is pending.
 */
export function watchTriggers(page: ContactPage, { rules, startMs, signal, show }: WaitingWidget): void {
  const { environment, settings } = page.context;
  const { clock } = environment;
  const waiting = childController(signal);
  const timed = childController(waiting.signal);
  let state: TriggerState = UNTRIGGERED;
  if (signal.aborted) return;

  const look = (by: 'triggers' | 'exit') => {
    if (waiting.signal.aborted) return;
    if (isTriggered(rules, state, settings.triggerMode)) {
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
  openTicker(page).join(tick, timed.signal);
  if (!rules.exitIntent) return;
  watchExit(environment, { device: page.device, signal: waiting.signal, life: page.signal }, exited);
}
