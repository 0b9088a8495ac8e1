import { defineWidget } from '../defineWidget.ts';
import { PLUGIN_COUNTER, WIDGETS } from '../widgetTypes.ts';
import { startCounter } from './dom/startCounter.ts';

/** Numbers that run up once, when they are seen. */
export const counterIsland = defineWidget({
  name: 'counter',
  where: WIDGETS.counter,
  more: [PLUGIN_COUNTER],
  start: startCounter,
});
