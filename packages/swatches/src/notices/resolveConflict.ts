import type { Choice, VariationIndex } from '@hadaya/variations';
import { type ChoiceRequest, resolveConflicts } from '@hadaya/variations/matching';

/** The settings that let a choice push others aside. */
export interface ConflictRules {
  readonly deselectUnavailable: boolean;
  readonly disableOutOfStock: boolean;
  readonly clickableOutOfStock: boolean | undefined;
}

/**
 * What has to be set, in this order, so that a value that stands against the present choice can be chosen: only the
 * attributes in conflict are emptied, the newest choices stay longest. `null` when the owner does not want it or when
 * no variation carries the value.
 */
export function resolveConflict(
  index: VariationIndex | null,
  request: ChoiceRequest,
  rules: ConflictRules,
): Choice | null {
  if (!rules.deselectUnavailable || !index) return null;
  const inStockOnly = rules.disableOutOfStock || rules.clickableOutOfStock === false;
  const resolution = resolveConflicts(index, { ...request, inStockOnly });
  if (!resolution || resolution.cleared.length === 0) return null;
  const cleared = resolution.cleared.map((name): [string, string] => [name, '']);
  return new Map([...cleared, [request.attribute, request.value]]);
}
