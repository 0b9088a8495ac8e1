import type { Choice, VariationIndex } from '@hadaya/variations';
import { type ChoiceRequest, resolveConflicts } from '@hadaya/variations/matching';

/** The settings that let a choice clear others. */
export interface ConflictRules {
  readonly deselectUnavailable: boolean;
  readonly disableOutOfStock: boolean;
  readonly clickableOutOfStock: boolean | undefined;
}

/**
 * Returns the values to set, in the order in which they must be set, so that a value in conflict with the current
 * choice can be chosen. Only conflicting attributes are cleared, oldest choices first. Returns `null` if the owner has
 * not turned this on, no variation has the value, or nothing has to be cleared.
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
