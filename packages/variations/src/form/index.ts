export { believeButton } from './believeButton.ts';
export { type ChooseOutcome, createSelectWriter, writeSelect } from './createSelectWriter.ts';
export { emitEvents, type VariationEvents } from './emitEvents.ts';
export { focusAttribute, resetFocus } from './focusAttribute.ts';
export { followSelects, isHeard } from './followSelects.ts';
export { createSession, type FormSession, type SessionOrigin } from './formSession.ts';
export {
  type AttributeState,
  readChoice,
  type ShownVariation,
  type ValueState,
  type VariationMatch,
  type VariationMode,
  type VariationState,
} from './formState.ts';
export { indexInSteps } from './indexInSteps.ts';
export { keepHeight } from './keepHeight.ts';
export {
  findCartButtons,
  findCell,
  findIdFields,
  findSelects,
  readAttributeName,
  readButton,
  readVariationId,
} from './markup.ts';
export type { ShopText } from './messages.ts';
