import { useSyncExternalStore } from 'react';
import type { Channel } from '../../list/model/Channel.ts';
import { isPanelOpen } from '../../start/model/contactState.ts';
import { useList } from './ListContext.ts';

/** Whether the panel of a channel is open. What asks is drawn again when that changes, so a panel as a whole does not. */
export function useIsOpen({ slug }: Channel): boolean {
  const { page, widget } = useList();
  return useSyncExternalStore(page.store.subscribe, () => isPanelOpen(page.store.getState()[widget.id], slug));
}
