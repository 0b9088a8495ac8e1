import type { Choice, VariationIndex } from '@hadaya/variations';
import { resolveConflicts, type Wish } from '@hadaya/variations/model';

/** The settings that let a choice push others aside. */
export interface WayRules {
  readonly deselectUnavailable: boolean;
  readonly disableOutOfStock: boolean;
  readonly clickableOutOfStock: boolean | undefined;
}

/**
 * What has to be set, in this order, so that a value that stands against the present choice can be chosen: only the
 * attributes in conflict are emptied, the newest choices stay longest. `null` when the owner does not want it or when
 * no variation carries the value.
 */
export function makeWay(index: VariationIndex | null, wish: Wish, rules: WayRules): Choice | null {
  if (!rules.deselectUnavailable || !index) return null;
  const inStockOnly = rules.disableOutOfStock || rules.clickableOutOfStock === false;
  const resolution = resolveConflicts(index, { ...wish, inStockOnly });
  if (!resolution || resolution.cleared.length === 0) return null;
  const cleared = resolution.cleared.map((name): [string, string] => [name, '']);
  return new Map([...cleared, [wish.attribute, wish.value]]);
}
