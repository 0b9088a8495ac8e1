import { emit } from '@hadaya/core';
import type { Choice, Variation } from '../matching/index.ts';
import type { FormSession } from './formSession.ts';
import { listEvents, type VariationEventName, type VariationState } from './formState.ts';

/** Details of the native events that bubble from a form, by event name; for pages and islands without jQuery. */
export interface VariationEvents {
  /** The choice changed, for any reason. `attributes` contains the chosen values by attribute key. */
  readonly 'hadaya:variations:chosen': { readonly productId: string; readonly attributes: Choice };
  /** A complete choice matched a variation. */
  readonly 'hadaya:variations:found': { readonly productId: string; readonly variation: Variation };
  /** The variation's price, stock and button are displayed. */
  readonly 'hadaya:variations:shown': {
    readonly productId: string;
    readonly variation: Variation;
    readonly purchasable: boolean;
  };
  /** There is no longer a variation: the choice is incomplete or has no match, or its variation could not be loaded. */
  readonly 'hadaya:variations:reset': { readonly productId: string; readonly chosenCount: number };
}

type Details = Readonly<Record<VariationEventName, object>>;

function describe({ productId, choice, match, shown }: VariationState): Details {
  const variation = match.kind === 'found' ? match.variation : undefined;
  return {
    chosen: { productId, attributes: choice },
    found: { productId, variation },
    shown: { productId, variation, purchasable: shown?.isPurchasable },
    reset: { productId, chosenCount: choice.size },
  };
}

export function emitEvents({ root, store, signal }: FormSession): void {
  let before = store.getState();
  store.subscribe(() => {
    const [old, after] = [before, store.getState()];
    before = after;
    const details = describe(after);
    for (const name of listEvents(old, after)) emit(root, `hadaya:variations:${name}`, details[name]);
  }, signal);
}
