import { listen, type Store } from '@hadaya/core';
import type { Interaction, InteractionChange } from '../model/interaction.ts';
import type { FindItem } from './findItem.ts';
import type { SwatchGroup } from './swatchGroup.ts';

/** Keeps the place of the focused item of a group in the interaction. */
export function followFocus(
  group: SwatchGroup,
  {
    findItem,
    interaction,
    signal,
  }: { findItem: FindItem; interaction: Store<Interaction, InteractionChange>; signal: AbortSignal },
): void {
  const { attribute, items, list } = group;
  const note = (target: EventTarget | null) => {
    const item = findItem(group, target);
    if (item) interaction.dispatch({ focus: { attribute, place: items.indexOf(item) } });
    else if (interaction.getState().focus?.attribute === attribute) interaction.dispatch({ focus: null });
  };
  note(list.ownerDocument.activeElement);
  listen(list, 'focusin', ({ target }) => note(target), { signal });
  listen(list, 'focusout', ({ relatedTarget }) => note(relatedTarget), { signal });
}
