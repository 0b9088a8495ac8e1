import { emit } from '@hadaya/core';
import type { VariationState } from '../../model/index.ts';
import { listEvents, type VariationNews } from '../../model/listEvents.ts';
import type { FormSession } from '../session.ts';

type Details = Readonly<Record<VariationNews, object>>;

function describe({ productId, choice, match, shown }: VariationState): Details {
  const variation = match.kind === 'found' ? match.variation : undefined;
  return {
    chosen: { productId, attributes: choice },
    found: { productId, variation },
    shown: { productId, variation, purchasable: shown?.isPurchasable },
    reset: { productId, chosenCount: choice.size },
  };
}

/**
 * Tells the page about changes by native events that bubble from the form. What happened between the opening of the
 * form and now is told first.
 */
export function emitNews({ root, store, opening, signal }: FormSession): void {
  let before = opening;
  const tell = () => {
    const [old, after] = [before, store.getState()];
    before = after;
    const details = describe(after);
    for (const news of listEvents(old, after)) emit(root, `hadaya:variations:${news}`, details[news]);
  };
  store.subscribe(tell, signal);
  tell();
}
