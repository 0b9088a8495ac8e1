import { createStore, emit, type IslandContext, isRecord, reportFailedFile, type Store } from '@hadaya/core';
import { fitQuantity, type PriceStep, readPrices } from '../model/prices.ts';
import { lineKey, type QuoteLine } from '../model/quoteList.ts';
import { readAddress } from '../model/readAddress.ts';
import type { QuoteSettings } from '../settings.ts';
import type { QuoteList } from './openList.ts';
import { type ChoiceProblem, openForm } from './productForm.ts';
import { readPriceTable } from './readPriceTable.ts';

export type AddOutcome =
  | { readonly kind: 'added'; readonly line: QuoteLine }
  | { readonly kind: 'full' }
  /** A file needed to read the choice failed to load. */
  | { readonly kind: 'failed' }
  | ChoiceProblem;

/** The product that an "Add to quote" button adds to the list. */
export interface Product {
  /** Prices for the chosen variation; `getState` returns the same object until they change. */
  readonly prices: Pick<Store<readonly PriceStep[], never>, 'getState' | 'subscribe'>;
  add(quantity: number, note: string): Promise<AddOutcome>;
}

type Context = IslandContext<QuoteSettings>;

function readVariationPrices(text: string): ReadonlyMap<number, readonly PriceStep[]> {
  try {
    const raw: unknown = JSON.parse(text);
    const entries = isRecord(raw) ? Object.entries(raw) : [];
    return new Map(entries.map(([id, steps]) => [Number(id), readPrices(String(steps))]));
  } catch {
    return new Map();
  }
}

/** Keeps the product's form open while the island is mounted. */
export function openProduct(context: Context, list: QuoteList): Product {
  const { element, settings, environment, signal } = context;
  const printed = readPrices(settings.prices);
  const isPriced = settings.currency !== '' && printed.length < 2 && settings.variationPrices === '';
  // A discount plugin's table is read only if the owner has set no price steps.
  const table = isPriced ? readPriceTable(element.closest('.product'), settings.currency) : [];
  const own = table.length > 0 ? table : printed;
  const byVariation = readVariationPrices(settings.variationPrices);
  const pricesOf = (variation: number) => byVariation.get(variation) ?? own;
  const prices = createStore((_: readonly PriceStep[], next: readonly PriceStep[]) => next, own);
  const form = openForm(context, () => prices.dispatch(pricesOf(form.getVariation())));
  return {
    prices,
    async add(quantity, note) {
      const choice = await form.readChoice().catch((cause: unknown): AddOutcome => {
        if (!signal.aborted) reportFailedFile(environment, cause);
        return { kind: 'failed' };
      });
      if ('kind' in choice) return choice;
      const { product, name, minimum, step } = settings;
      const line: QuoteLine = {
        ...choice,
        product,
        name,
        minimum,
        step,
        link: readAddress(settings.link),
        picture: choice.picture || readAddress(settings.picture),
        prices: pricesOf(choice.variation),
        quantity: fitQuantity(quantity, settings),
        note,
      };
      list.dispatch({ kind: 'added', line });
      if (!list.getState().lines.some((one) => lineKey(one) === lineKey(line))) return { kind: 'full' };
      emit(element, 'hadaya:quote:added', { line });
      return { kind: 'added', line };
    },
  };
}
