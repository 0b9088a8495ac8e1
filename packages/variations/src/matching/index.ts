export { type Choice, isSameChoice, listChosen, withValue } from './choice.ts';
export { ALL_AVAILABLE, filterOptions, type ValueAvailability, type ValueStatus } from './filterOptions.ts';
export { hasActiveMatch, matchVariation } from './matchVariation.ts';
export { type Nearest, nearestCombination } from './nearestCombination.ts';
export { type ChoiceRequest, type Resolution, resolveConflicts } from './resolveConflicts.ts';
export { contradicts, decodeVariation, isSwitchedOff, toIndexEntry, type Variation } from './variation.ts';
export {
  createIndexBuilder,
  createVariationIndex,
  type IndexBuilder,
  type IndexEntry,
  type IndexedAttribute,
  type VariationIndex,
} from './variationIndex.ts';
