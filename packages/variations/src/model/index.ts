export { type Choice, isSameChoice } from './choice.ts';
export { decodeEntities } from './decodeEntities.ts';
export { ALL_AVAILABLE, filterOptions, type ValueAvailability } from './filterOptions.ts';
export { hasActiveMatch } from './hasActiveMatch.ts';
export { listChosen } from './listChosen.ts';
export { findMatches, isComplete, matchVariation } from './matchVariation.ts';
export { type Nearest, nearestCombination } from './nearestCombination.ts';
export { decodeProductIndex, type ListedEntry } from './productIndex.ts';
export { type Resolution, resolveConflicts, type Wish } from './resolveConflicts.ts';
export type {
  AttributeState,
  ShownVariation,
  ValueState,
  ValueStatus,
  VariationMatch,
  VariationMode,
  VariationState,
} from './state.ts';
export { contradicts, decodeVariation, type Variation } from './variation.ts';
export {
  createIndexBuilder,
  createVariationIndex,
  type IndexBuilder,
  type IndexEntry,
  type IndexedAttribute,
  type VariationIndex,
} from './variationIndex.ts';
export { withValue } from './withValue.ts';
