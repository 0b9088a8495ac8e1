import type { SpokenMenuContext } from '../menuContext.ts';
import { bindWalking } from './bindWalking.ts';
import { dressItems, paintCallToAction } from './dressItems.ts';
import { followBranches } from './followBranches.ts';
import { followToggle } from './followToggle.ts';
import { nameToggle } from './nameToggle.ts';
import { prepareIcon } from './paintIcon.ts';
import { spanSection } from './spanSection.ts';

/** What the menu gains a moment after its first response: names, icons, events, walking by keys. */
export function startEnrichment(context: SpokenMenuContext): void {
  const { store, signal } = context;
  dressItems(context);
  nameToggle(context);
  const showIcon = prepareIcon(context);
  const setSpan = spanSection(context);
  const paint = () => {
    const state = store.getState();
    showIcon(state.isOpen);
    setSpan(state.isOpen);
    paintCallToAction(context, state);
  };
  paint();
  store.subscribe(paint, signal);
  followBranches(context);
  followToggle(context);
  bindWalking(context);
}
