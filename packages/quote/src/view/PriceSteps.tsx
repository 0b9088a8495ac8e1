import type { Strings } from '@hadaya/core';
import type { ReactElement } from 'react';
import type { PriceFormat } from '../model/formatPrice.ts';
import { findStep, type PriceStep } from '../model/prices.ts';

export interface PriceStepsProps {
  readonly prices: readonly PriceStep[];
  readonly quantity: number;
  readonly format: PriceFormat | null;
  readonly texts: Strings<'onRequest'>;
  readonly onChoose: (quantity: number) => void;
}

/**
 * Renders the prices by quantity; pressing a step sets its quantity. Renders nothing if the shop shows no prices or has
 * only one step.
 */
export function PriceSteps(props: PriceStepsProps): ReactElement | null {
  const { prices, quantity, format, texts, onChoose } = props;
  if (format === null || prices.length < 2) return null;
  const reached = findStep(prices, quantity);
  return (
    <div className="hadaya-quote-steps">
      {prices.map((step) => (
        <button key={step.from} type="button" aria-pressed={step === reached} onClick={() => onChoose(step.from)}>
          <b>{step.from}+</b> <span dir="auto">{step.price === null ? texts.onRequest : format(step.price)}</span>
        </button>
      ))}
    </div>
  );
}
