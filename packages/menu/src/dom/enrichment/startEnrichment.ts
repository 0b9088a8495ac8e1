import { emit, listen } from '@hadaya/core';
import type { SpokenMenuContext } from '../menuContext.ts';
import { bindWalking } from './bindWalking.ts';
import { dressItems, paintCallToAction } from './dressItems.ts';
import { followBranches } from './followBranches.ts';

/** What the menu gains a moment after its first response: names, icons, events, walking by keys. */
export function startEnrichment(context: SpokenMenuContext): void {
  const { parts, store, environment, signal } = context;
  const { wrapper, flyout } = parts;
  const tell = (open: boolean) =>
    emit(wrapper, flyout ? 'hadaya:menu:flyout-toggled' : 'hadaya:menu:toggled', { open });
  dressItems(context);
  const paint = () => paintCallToAction(context);
  paint();
  store.subscribe(paint, signal);
  context.whileOpen(() => {
    tell(true);
    return () => tell(false);
  });
  followBranches(context);
  bindWalking(context);
  // Comes back closed from the back-forward cache.
  listen(environment.window, 'pageshow', (event) => event.persisted && store.dispatch({ kind: 'closed' }), { signal });
}
