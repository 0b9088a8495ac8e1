import { onVisible } from '@hadaya/core';
import { defineWidget } from '../defineWidget.ts';
import { WIDGETS } from '../widgetTypes.ts';
import { startVideo } from './startVideo.ts';

/** Films: nothing of a film's host is loaded before it is to play. */
export const videoIsland = defineWidget({
  name: 'video',
  where: WIDGETS.video,
  start(widget) {
    onVisible(widget.element, () => startVideo(widget), { signal: widget.signal });
  },
});
