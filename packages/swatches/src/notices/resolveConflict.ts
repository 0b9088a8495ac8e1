import type { Choice, VariationIndex } from '@hadaya/variations';
import { type ChoiceRequest, resolveConflicts } from '@hadaya/variations/matching';

export interface ConflictRules {
  readonly deselectUnavailable: boolean;
  readonly disableOutOfStock: boolean;
  readonly clickableOutOfStock: boolean | undefined;
}

/**
 * Returns the values to set, in order, so that a value in conflict with the current choice can be chosen. Clears only
 * conflicting attributes, and older choices rather than newer ones. Returns `null` if the owner has turned off
 * `deselectUnavailable`, no variation has the value, or nothing has to be cleared.
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
