import { keepSame } from './keepSame.ts';
import type { SwatchItem } from './swatchGroup.ts';

export type ItemReason = 'unavailable' | 'out-of-stock';

export interface Refusal {
  readonly attribute: string;
  readonly value: string;
  readonly reason: ItemReason;
}

export interface StockLeft {
  readonly attribute: string;
  /** Badge text, keyed by value. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The visitor's interaction with a form's swatches, apart from the choice itself. */
export interface Interaction {
  readonly focus: SwatchItem | null;
  /** The item whose tooltip should be open; `null` for none. */
  readonly tip: SwatchItem | null;
  /** True if the visitor's pointer or focus has reached the swatches. */
  readonly isNear: boolean;
  /** The attributes whose items beyond the display limit the visitor has revealed. */
  readonly revealed: ReadonlySet<string>;
  readonly refusal: Refusal | null;
  /** True if the visitor made the current choice; the server's preselection needs no notice. */
  readonly isOwnChoice: boolean;
  /** The stock badges; `null` if the owner has not turned them on or no badge is needed. */
  readonly stockLeft: StockLeft | null;
}

export type InteractionChange = Partial<Interaction>;

export const NO_INTERACTION: Interaction = {
  focus: null,
  tip: null,
  isNear: false,
  revealed: new Set(),
  refusal: null,
  isOwnChoice: false,
  stockLeft: null,
};

export function reduceInteraction(state: Interaction, change: InteractionChange): Interaction {
  return keepSame(state, { ...state, ...change });
}
