import type { Variation } from '../matching/index.ts';
import type { FormSession } from './formSession.ts';
import { readButton } from './markup.ts';

/** Records a variation as displayed if the classes of WooCommerce's button show that it is. */
export function believeButton({ root, store }: FormSession, variation: Variation): void {
  const button = readButton(root);
  if (button !== 'open' && button !== 'unavailable') return;
  store.dispatch({ kind: 'shown', variation, isPurchasable: button === 'open' });
}
