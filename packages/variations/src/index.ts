export type { JQueryCollection, JQueryCopy } from './dom/jquery/jqueryCopy.ts';
export { watchJQuery } from './dom/jquery/watchJQuery.ts';
export type { VariationEvents } from './events.ts';
export type {
  AttributeState,
  Choice,
  ShownVariation,
  ValueState,
  ValueStatus,
  Variation,
  VariationIndex,
  VariationMatch,
  VariationMode,
  VariationState,
} from './model/index.ts';
export { type OpenOptions, openVariationForm } from './openVariationForm.ts';
export { VARIATION_FORM_SELECTOR } from './selectors.ts';
export type { ChooseOutcome, VariationForm } from './variationForm.ts';
