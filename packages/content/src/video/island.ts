import { onVisible } from '@hadaya/core';
import { defineWidget } from '../defineWidget.ts';
import { loadPart } from '../dom/loadPart.ts';
import { WIDGETS } from '../widgetTypes.ts';

/** Films: nothing of a film's host is loaded before it is to play. */
export const videoIsland = defineWidget({
  name: 'video',
  where: WIDGETS.video,
  start(widget) {
    const load = () => import('./startVideo.ts').then((part) => part.startVideo);
    onVisible(widget.element, () => void loadPart(widget, load).catch(widget.fail), { signal: widget.signal });
  },
});
