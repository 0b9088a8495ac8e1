import { keepSame } from './keepSame.ts';
import type { SwatchItem } from './swatchGroup.ts';

/** Why a value is not simply there for the taking. */
export type ItemReason = 'unavailable' | 'out-of-stock';

/** A value that was refused. */
export interface Refusal {
  readonly attribute: string;
  readonly value: string;
  readonly reason: ItemReason;
}

/** Badge texts of one attribute. */
export interface StockLeft {
  readonly attribute: string;
  /** Text by value. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What a visitor is doing on a form's swatches, beside the choice itself. */
export interface Interaction {
  /** The item that has the focus. */
  readonly focus: SwatchItem | null;
  /** The item whose tooltip is asked for. */
  readonly tip: SwatchItem | null;
  /** A visitor's pointer or focus has come to the swatches. */
  readonly isNear: boolean;
  /** The attributes whose whole list was asked for. */
  readonly revealed: ReadonlySet<string>;
  readonly refusal: Refusal | null;
  /** Whether the present choice is the visitor's work; the server's own needs no comment. */
  readonly isOwnChoice: boolean;
  /** The stock badges, where the owner wants them. */
  readonly stockLeft: StockLeft | null;
}

/** What happens: only what it changes is named. */
export type InteractionChange = Partial<Interaction>;

/** Nothing was done yet. */
export const NO_INTERACTION: Interaction = {
  focus: null,
  tip: null,
  isNear: false,
  revealed: new Set(),
  refusal: null,
  isOwnChoice: false,
  stockLeft: null,
};

/** The next state; the same object when nothing changed. */
export function reduceInteraction(state: Interaction, change: InteractionChange): Interaction {
  return keepSame(state, { ...state, ...change });
}
