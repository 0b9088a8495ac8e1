import { type ComponentType, createElement } from 'react';
import type { Channel } from '../../list/model/Channel.ts';
import { panelId } from '../../list/model/panelId.ts';
import { ListContext, type PanelProps, useList } from '../../list/view/ListModel.ts';

/** The public id of a channel's panel. */
export function usePanelId(channel: Channel): string {
  const { widget, channels } = useList();
  return panelId(widget.id, channel, channels);
}

/** A panel in a file of its own, inside of its own file's context. */
export function inList(View: ComponentType<PanelProps>): ComponentType<PanelProps> {
  return (props) => createElement(ListContext, { value: props.model }, createElement(View, props));
}
