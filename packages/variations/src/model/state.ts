import type { Choice } from './choice.ts';
import type { Variation } from './variation.ts';

/** `embedded`: all variations stand in the page. `ajax`: each complete choice is asked from the server. */
export type VariationMode = 'embedded' | 'ajax';

/**
 * What the data say about one value beside the rest of the present choice.
 * `available`: a variation in stock carries it. `sold-out`: variations carry it, none is in stock.
 * `unavailable`: no active variation carries it.
 */
export type ValueStatus = 'available' | 'sold-out' | 'unavailable';

/** One value of an attribute, as a control may show it. */
export interface ValueState {
  /** The exact option value; never a number, quotes and percent signs kept. */
  readonly value: string;
  /** The option's text. */
  readonly label: string;
  readonly status: ValueStatus;
  /** Whether it may be chosen now. In ajax mode always, unless the owner chose filtering by the product index. */
  readonly isEnabled: boolean;
  /** Whether a script of the shop marked the option with the class `out-of-stock`. */
  readonly isMarkedOutOfStock: boolean;
}

/** One attribute of the form, in the form's order. */
export interface AttributeState {
  /** The form key, `attribute_pa_color`. */
  readonly name: string;
  /** The chosen value, `''` when none is. */
  readonly chosen: string;
  /** All values the server printed, in its order, also those that WooCommerce took out of the select for now. */
  readonly values: readonly ValueState[];
}

/** What the present choice leads to. */
export type VariationMatch =
  | { readonly kind: 'incomplete' }
  /** Complete, and the answer is on its way. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'found'; readonly variation: Variation }
  /** Complete, but no variation is like that. */
  | { readonly kind: 'none' }
  /** Complete, but the shop did not answer, twice. */
  | { readonly kind: 'failed' };

/** The variation on display (price, stock and button); up to 300 ms behind the match. */
export interface ShownVariation {
  readonly variation: Variation;
  readonly isPurchasable: boolean;
}

/** Everything that islands may know about a variation form. A new object after each change, never altered. */
export interface VariationState {
  readonly productId: string;
  readonly mode: VariationMode;
  /** Whether the data of all variations were read, so that `status` means something; until then all is available. */
  readonly isIndexed: boolean;
  readonly attributes: readonly AttributeState[];
  readonly choice: Choice;
  readonly match: VariationMatch;
  readonly shown: ShownVariation | null;
}
