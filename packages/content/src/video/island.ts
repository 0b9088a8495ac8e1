import { onVisible } from '@hadaya/core';
import { defineWidget } from '../defineWidget.ts';
import { loadPart } from '../dom/loadPart.ts';
import { WIDGETS } from '../widgetTypes.ts';

/** Films: nothing of a film's host is loaded before it is to play. */
export const videoIsland = defineWidget({
  name: 'video',
  where: WIDGETS.video,
  start: (widget) =>
    onVisible(widget.element, () => loadPart(widget, () => import('./startVideo.ts').then((part) => part.startVideo)), {
      signal: widget.signal,
    }),
});
