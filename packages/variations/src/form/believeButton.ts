import type { Variation } from '../matching/index.ts';
import type { FormSession } from './formSession.ts';
import { readButton } from './markup.ts';

/** Puts a variation on display when the button says that it is. */
export function believeButton({ root, store }: FormSession, variation: Variation): void {
  const button = readButton(root);
  if (button !== 'open' && button !== 'unavailable') return;
  store.dispatch({ kind: 'shown', variation, isPurchasable: button === 'open' });
}
