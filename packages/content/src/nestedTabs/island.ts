import { defineWidget } from '../defineWidget.ts';
import { WIDGETS } from '../widgetTypes.ts';
import { startNestedTabs } from './dom/startNestedTabs.ts';

/** Nested tabs: keys move along the titles, Enter and Space open. */
export const nestedTabsIsland = defineWidget({
  name: 'nested-tabs',
  where: WIDGETS.nestedTabs,
  start: startNestedTabs,
});
