import { createReentrancyQueue } from '@hadaya/core';
import type { Choice } from '../matching/index.ts';

/**
 * The result of a choice. `chosen`: the select now has the value, and one native `change` was dispatched. `unchanged`:
 * the select already had the value, so no event was dispatched. `refused`: the select currently has no such option, so
 * nothing changed and no event was dispatched. `queued`: another choice is being applied, and this one follows in the
 * same task.
 */
export type ChooseOutcome = 'chosen' | 'unchanged' | 'refused' | 'queued';

/**
 * Sets a select and dispatches one native bubbling `change`, which runs WooCommerce's whole chain and reaches every
 * listener, native or jQuery. A value without an enabled option changes nothing and dispatches nothing: assigning it
 * would silently empty the select. If `isHeard` is false, the select's current value was never announced, so the event
 * is dispatched even if the value stays the same.
 */
export function writeSelect(
  select: HTMLSelectElement,
  value: string,
  isHeard = true,
): 'chosen' | 'unchanged' | 'refused' {
  const before = select.value;
  if (before === value && isHeard) return 'unchanged';
  const isOffered = [...select.options].some((option) => option.value === value && !option.disabled);
  if (value !== '' && before !== value && !isOffered) return 'refused';
  select.value = value;
  if (select.value !== value) {
    select.value = before;
    return 'refused';
  }
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return 'chosen';
}

/** Applies choices one after the other: a choice made while another is being applied is queued. */
export interface SelectWriter {
  choose(name: string, value: string): ChooseOutcome;
  chooseAll(values: Choice): void;
}

type Apply = (name: string, value: string) => Exclude<ChooseOutcome, 'queued'>;

/**
 * Clears the attributes whose value is empty, then sets the values that can be set. Finally clears the selects that
 * refused their value, and sets them again.
 */
function applyAll(values: Choice, apply: Apply): void {
  for (const [name, value] of values) if (value === '') apply(name, '');
  const refused = [...values].filter(([name, value]) => value !== '' && apply(name, value) === 'refused');
  for (const [name] of refused) apply(name, '');
  for (const [name, value] of refused) apply(name, value);
}

/** Creates the writer around `apply`, the only function that writes to a select. */
export function createSelectWriter(apply: Apply): SelectWriter {
  const inTurn = createReentrancyQueue();
  return {
    choose: (name, value) => inTurn<ChooseOutcome>(() => apply(name, value), 'queued'),
    chooseAll: (values) => inTurn(() => applyAll(values, apply), undefined),
  };
}
