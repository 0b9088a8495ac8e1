import { type Clock, childController } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import type { TriggerRules } from '../../widget/model/index.ts';
import { findPending, isTriggered, reduceTriggers, type TriggerState, UNTRIGGERED } from '../model/reduceTriggers.ts';
import { readScrollPercent } from './readScrollPercent.ts';
import { watchExit } from './watchExit.ts';

/** One timer for everybody who waits: it runs once a second, and only while somebody does. */
interface Ticker {
  join(callback: () => void, signal: AbortSignal): void;
}

const TICK_MS = 1000;

/** A ticker that ends with the signal. */
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

/** A widget that waits. */
export interface WaitingWidget {
  readonly rules: TriggerRules;
  /** When it began to wait. */
  readonly startMs: number;
  readonly signal: AbortSignal;
  /** Called once; `exit` when leaving the page was what showed it. */
  readonly show: (by: 'triggers' | 'exit') => void;
}

/** Holds one widget back until its triggers have fired; looks once a second while delay or scroll is pending. */
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
