export type { VariationForm } from './createController.ts';
export type {
  AttributeState,
  ChooseOutcome,
  ShownVariation,
  ValueState,
  VariationEvents,
  VariationMatch,
  VariationMode,
  VariationState,
} from './form/index.ts';
export { focusAttribute } from './form/index.ts';
export {
  type Choice,
  matchVariation,
  type ValueStatus,
  type Variation,
  type VariationIndex,
} from './matching/index.ts';
export { type OpenOptions, openVariationForm } from './openVariationForm.ts';
export { VARIATION_FORM_SELECTOR } from './selectors.ts';
export { createSafeNodes, loadSanitizer } from './standalone/index.ts';
