import { fillText, type Strings } from '@hadaya/core';
import type { ReactElement } from 'react';
import type { PriceFormat } from '../model/formatPrice.ts';
import { findPrice, type PriceStep } from '../model/prices.ts';

export interface EachPriceProps {
  readonly prices: readonly PriceStep[];
  readonly quantity: number;
  readonly format: PriceFormat | null;
  readonly texts: Strings<'onRequest' | 'each'>;
}

/** The unit price at a quantity; renders nothing if the shop shows no prices. */
export function EachPrice({ prices, quantity, format, texts }: EachPriceProps): ReactElement | null {
  if (format === null || prices.length === 0) return null;
  const price = findPrice(prices, quantity);
  const each = price === null ? texts.onRequest : fillText(texts.each, { price: format(price) });
  return (
    <p className="hadaya-quote-each">
      <bdi>{each}</bdi>
    </p>
  );
}
