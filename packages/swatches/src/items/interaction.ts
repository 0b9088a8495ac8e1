import { keepSame } from './keepSame.ts';
import type { SwatchItem } from './swatchGroup.ts';

/** Reason why a value is not available. */
export type ItemReason = 'unavailable' | 'out-of-stock';

/** A value that was refused. */
export interface Refusal {
  readonly attribute: string;
  readonly value: string;
  readonly reason: ItemReason;
}

/** Stock badge texts for one attribute's values. */
export interface StockLeft {
  readonly attribute: string;
  /** Badge text, keyed by value. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The visitor's interaction with a form's swatches, apart from the choice itself. */
export interface Interaction {
  /** The focused item. */
  readonly focus: SwatchItem | null;
  /** The item whose tooltip should be open. */
  readonly tip: SwatchItem | null;
  /** True if the visitor's pointer or focus has reached the swatches. */
  readonly isNear: boolean;
  /** The attributes whose whole list the visitor has requested. */
  readonly revealed: ReadonlySet<string>;
  readonly refusal: Refusal | null;
  /** True if the visitor made the current choice; the server's preselection needs no notice. */
  readonly isOwnChoice: boolean;
  /** The stock badges, if the owner has turned them on. */
  readonly stockLeft: StockLeft | null;
}

/** The fields that an action changes. */
export type InteractionChange = Partial<Interaction>;

/** The initial state. */
export const NO_INTERACTION: Interaction = {
  focus: null,
  tip: null,
  isNear: false,
  revealed: new Set(),
  refusal: null,
  isOwnChoice: false,
  stockLeft: null,
};

/** Returns the next state; the same object if nothing changed. */
export function reduceInteraction(state: Interaction, change: InteractionChange): Interaction {
  return keepSame(state, { ...state, ...change });
}
