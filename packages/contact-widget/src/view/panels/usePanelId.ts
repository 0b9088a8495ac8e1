import type { Channel } from '../../model/channels/Channel.ts';
import { useWidget } from '../WidgetModel.ts';

/** The public id of a channel's panel. */
export function usePanelId({ isAgent, slug, type }: Channel): string {
  const { widget } = useWidget();
  return `chaty-form-${widget.id}-${isAgent ? slug : type}`;
}
