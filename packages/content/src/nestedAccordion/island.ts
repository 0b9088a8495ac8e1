import { defineWidget } from '../defineWidget.ts';
import { loadPart } from '../dom/loadPart.ts';
import { WIDGETS } from '../widgetTypes.ts';

/** The nested accordion: the browser's own `details`, with movement and keys. */
export const nestedAccordionIsland = defineWidget({
  name: 'nested-accordion',
  where: WIDGETS.nestedAccordion,
  start: (widget) =>
    loadPart(widget, () => import('./dom/startNestedAccordion.ts').then((part) => part.startNestedAccordion)),
});
