import type { Variation } from '../matching/index.ts';
import type { FormSession } from './formSession.ts';
import { readButton } from './markup.ts';

/** Marks a variation as displayed if the button's state shows that. */
export function believeButton({ root, store }: FormSession, variation: Variation): void {
  const button = readButton(root);
  if (button !== 'open' && button !== 'unavailable') return;
  store.dispatch({ kind: 'shown', variation, isPurchasable: button === 'open' });
}
