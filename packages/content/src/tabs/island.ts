import { defineWidget } from '../defineWidget.ts';
import { WIDGETS } from '../widgetTypes.ts';
import { startTabs } from './dom/startTabs.ts';

/** Tabs: always one open, the first at the start; on narrow screens their titles stand between the panels. */
export const tabsIsland = defineWidget({ name: 'tabs', where: WIDGETS.tabs, start: startTabs });
