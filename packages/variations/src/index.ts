export type { VariationForm } from './form/createController.ts';
export type { ChooseOutcome } from './form/createSelectWriter.ts';
export type { VariationEvents } from './form/emitEvents.ts';
export { VARIATION_FORM_SELECTOR } from './form/markup.ts';
export { type OpenOptions, openVariationForm } from './form/openVariationForm.ts';
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
} from './index/index.ts';
export { matchVariation } from './index/matchVariation.ts';
export { importStandalone } from './standalone/watchForStandalone.ts';
