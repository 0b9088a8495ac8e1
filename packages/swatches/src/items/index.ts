export { describeItems, type FormFacts, type GroupView, type ItemView } from './describeItems.ts';
export { displayLimit, NO_LIMIT } from './displayLimit.ts';
export type { RefusalReason, SwatchDetail, SwatchEvents } from './events.ts';
export { followState, type SwatchesStore } from './followState.ts';
export {
  type Interaction,
  type InteractionChange,
  type ItemReason,
  NO_INTERACTION,
  type Refusal,
  reduceInteraction,
  type StockLeft,
} from './interaction.ts';
export { createItemActions, type ItemActions } from './itemActions.ts';
export type { SwatchesOptions } from './SwatchesOptions.ts';
export {
  findItem,
  findRadioName,
  hasBox,
  ITEM_SELECTOR,
  isHiddenByPage,
  LIST_SELECTOR,
  readGroups,
  type SwatchGroup,
  type SwatchItem,
} from './swatchGroup.ts';
