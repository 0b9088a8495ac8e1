import type { Channel } from '../../model/channels/Channel.ts';
import { panelId } from '../../model/channels/panelId.ts';
import { useWidget } from '../WidgetModel.ts';

/** The public id of a channel's panel. */
export function usePanelId(channel: Channel): string {
  const { widget, channels } = useWidget();
  return panelId(widget.id, channel, channels);
}
