import type { TriggerRules } from '../../widget/model/index.ts';

/** `all`: every enabled trigger must fire; `any`: the first one suffices, as in the replaced plugin. */
export type TriggerMode = 'all' | 'any';

export interface TriggerState {
  readonly seconds: number;
  /** Maximum scroll position so far, in percent. */
  readonly scrolled: number;
  readonly hasExited: boolean;
}

export type TriggerEvent = Pick<TriggerState, 'seconds' | 'scrolled'> | Pick<TriggerState, 'hasExited'>;

export type TriggerName = 'delay' | 'scroll' | 'exit';

export const UNTRIGGERED: TriggerState = { seconds: 0, scrolled: 0, hasExited: false };

/** Applies an event; scrolling back does not lower the maximum. */
export function reduceTriggers(state: TriggerState, event: TriggerEvent): TriggerState {
  const next = { ...state, ...event };
  return { ...next, scrolled: Math.max(state.scrolled, next.scrolled) };
}

function findTriggers(rules: TriggerRules, state: TriggerState): readonly (readonly [TriggerName, boolean])[] {
  const found: [TriggerName, boolean][] = [];
  if (rules.delaySeconds !== undefined) found.push(['delay', state.seconds >= rules.delaySeconds]);
  if (rules.scrollPercent !== undefined) found.push(['scroll', state.scrolled >= rules.scrollPercent]);
  if (rules.exitIntent) found.push(['exit', state.hasExited]);
  return found;
}

export function findPending(rules: TriggerRules, state: TriggerState): readonly TriggerName[] {
  return findTriggers(rules, state).flatMap(([name, hasFired]) => (hasFired ? [] : [name]));
}

/** Returns whether the widget may appear; without triggers, it may appear immediately. */
export function isTriggered(rules: TriggerRules, state: TriggerState, mode: TriggerMode): boolean {
  const all = findTriggers(rules, state);
  const fired = all.filter(([, hasFired]) => hasFired).length;
  return all.length === fired || (mode === 'any' && fired > 0);
}
