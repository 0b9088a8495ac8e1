import { fillText, type Strings } from '@hadaya/core';
import type { ReactElement } from 'react';
import { formatPrice } from '../model/formatPrice.ts';
import { findPrice, type PriceStep } from '../model/prices.ts';

export interface EachPriceProps {
  readonly prices: readonly PriceStep[];
  readonly quantity: number;
  readonly currency: string;
  readonly language: string;
  readonly texts: Strings<'onRequest' | 'each'>;
}

/** The unit price at a quantity; renders nothing if the shop shows no prices. */
export function EachPrice({ prices, quantity, currency, language, texts }: EachPriceProps): ReactElement | null {
  if (currency === '' || prices.length === 0) return null;
  const price = findPrice(prices, quantity);
  const each =
    price === null ? texts.onRequest : fillText(texts.each, { price: formatPrice(price, currency, language) });
  return (
    <p className="hadaya-quote-each">
      <bdi>{each}</bdi>
    </p>
  );
}
