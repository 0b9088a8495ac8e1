import type { Choice } from './model/choice.ts';
import type { Variation } from './model/variation.ts';

/** Details of the native events that bubble from a form, by event name; for pages and islands without jQuery. */
export interface VariationEvents {
  /** The choice changed, by whoever. Values by attribute key, chosen ones only. */
  readonly 'hadaya:variations:chosen': { readonly productId: string; readonly attributes: Choice };
  /** A complete choice led to a variation. */
  readonly 'hadaya:variations:found': { readonly productId: string; readonly variation: Variation };
  /** The variation's price, stock and button came on display. */
  readonly 'hadaya:variations:shown': {
    readonly productId: string;
    readonly variation: Variation;
    readonly purchasable: boolean;
  };
  /** No variation any more: the choice is not complete, has no match, or could not be loaded. */
  readonly 'hadaya:variations:reset': { readonly productId: string; readonly chosenCount: number };
}
