import type { Store } from '@hadaya/core';
import type { VariationForm } from '@hadaya/variations';
import type { Interaction, InteractionChange } from '../items/index.ts';
import { findStockLeft } from './findStockLeft.ts';

export { default as css } from '../styles/stock.css?inline';

export interface StockOptions {
  readonly interaction: Store<Interaction, InteractionChange>;
  readonly threshold: number;
  readonly signal: AbortSignal;
}

export function followStock(form: VariationForm, { interaction, threshold, signal }: StockOptions): void {
  const { findVariation } = form;
  const update = () => {
    const { attributes, choice } = form.getState();
    interaction.dispatch({ stockLeft: findStockLeft({ attributes, choice, findVariation, threshold }) });
  };
  form.subscribe(update, signal);
  update();
}
