import { listen } from '@hadaya/core';
import type { SpokenMenuContext } from '../menuContext.ts';
import { bindWalking } from './bindWalking.ts';
import { dressItems, paintCallToAction } from './dressItems.ts';
import { tellChanges } from './tellChanges.ts';

/** What the menu gains a moment after its first response: names, icons, events, walking by keys. */
export function startEnrichment(context: SpokenMenuContext): void {
  const { store, environment, signal } = context;
  dressItems(context);
  const paint = () => paintCallToAction(context);
  paint();
  store.subscribe(paint, signal);
  tellChanges(context);
  bindWalking(context);
  // Comes back closed from the back-forward cache.
  listen(environment.window, 'pageshow', (event) => event.persisted && store.dispatch({ kind: 'closed' }), { signal });
}
