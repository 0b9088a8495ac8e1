import type { Choice, VariationIndex } from '@hadaya/variations';
import { type ChoiceRequest, resolveConflicts } from '@hadaya/variations/matching';

/** The settings that let a choice clear others. */
export interface ConflictRules {
  readonly deselectUnavailable: boolean;
  readonly disableOutOfStock: boolean;
  readonly clickableOutOfStock: boolean | undefined;
}

/**
 * The values to set, in this order, so that a value in conflict with the current choice can be chosen: only conflicting
 * attributes are cleared, oldest choices first. `null` when the owner has not enabled this or no variation has the
 * value.
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
