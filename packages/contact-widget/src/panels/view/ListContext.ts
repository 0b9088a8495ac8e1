import { createContext, useContext } from 'react';
import type { ListModel } from '../../list/ListModel.ts';
import type { Channel } from '../../list/model/Channel.ts';
import { panelId } from '../../list/model/panelId.ts';

/** The model of list and panels around a component. */
export const ListContext = createContext<ListModel | null>(null);

/** Reads the model; panels are always drawn inside it. */
export function useList(): ListModel {
  const model = useContext(ListContext);
  if (!model) throw new Error('a panel of the contact widget was drawn outside of its list');
  return model;
}

/** The public id of a channel's panel. */
export function usePanelId(channel: Channel): string {
  const { widget, channels } = useList();
  return panelId(widget.id, channel, channels);
}
