import type { Strings } from '@hadaya/core';
import type { ReactElement } from 'react';
import type { PriceFormat } from '../model/formatPrice.ts';
import { findPrice, type PriceStep } from '../model/prices.ts';

export interface EachPriceProps {
  readonly prices: readonly PriceStep[];
  readonly quantity: number;
  readonly format: PriceFormat | null;
  readonly texts: Strings<'onRequest' | 'each'>;
}

/** Renders the unit price at a quantity; nothing if the shop shows no prices. */
export function EachPrice({ prices, quantity, format, texts }: EachPriceProps): ReactElement | null {
  if (format === null || prices.length === 0) return null;
  const price = findPrice(prices, quantity);
  if (price === null) return <p className="hadaya-quote-each">{texts.onRequest}</p>;
  // A currency in the opposite writing direction must not reorder the words around it.
  const [before, after] = texts.each.split('{{price}}');
  return (
    <p className="hadaya-quote-each">
      {before}
      <bdi>{format(price)}</bdi>
      {after}
    </p>
  );
}
