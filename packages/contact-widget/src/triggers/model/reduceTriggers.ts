import type { TriggerRules } from '../../widget/model/index.ts';

/** `all`: every trigger that is on must have fired; `any`: the first one is enough, as the replaced plugin did it. */
export type TriggerMode = 'all' | 'any';

/** What a widget has seen since its start. Each widget counts for itself. */
export interface TriggerState {
  readonly seconds: number;
  /** Furthest percent scrolled; never goes back. */
  readonly scrolled: number;
  readonly hasExited: boolean;
}

/** What happens outside: the time and the scrolling that were just looked up, or the visitor about to leave. */
export type TriggerEvent = Pick<TriggerState, 'seconds' | 'scrolled'> | Pick<TriggerState, 'hasExited'>;

/** Names of the triggers. */
export type TriggerName = 'delay' | 'scroll' | 'exit';

/** A widget that has just started. */
export const UNTRIGGERED: TriggerState = { seconds: 0, scrolled: 0, hasExited: false };

/** Adds an event to what has been seen; scrolling back takes nothing away. */
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

/** The triggers that are on and have not fired. */
export function findPending(rules: TriggerRules, state: TriggerState): readonly TriggerName[] {
  return findTriggers(rules, state).flatMap(([name, hasFired]) => (hasFired ? [] : [name]));
}

/** Whether the widget may show. Without triggers it may at once. */
export function isTriggered(rules: TriggerRules, state: TriggerState, mode: TriggerMode): boolean {
  const all = findTriggers(rules, state);
  const fired = all.filter(([, hasFired]) => hasFired).length;
  return all.length === fired || (mode === 'any' && fired > 0);
}
