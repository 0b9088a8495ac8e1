import { defineWidget } from '../defineWidget.ts';
import { loadPart } from '../dom/loadPart.ts';
import { WIDGETS } from '../widgetTypes.ts';

/** Nested tabs: keys move along the titles, Enter and Space open. */
export const nestedTabsIsland = defineWidget({
  name: 'nested-tabs',
  where: WIDGETS.nestedTabs,
  start: (widget) => loadPart(widget, () => import('./dom/startNestedTabs.ts').then((part) => part.startNestedTabs)),
});
