import { defineWidget } from '../defineWidget.ts';
import { WIDGETS } from '../widgetTypes.ts';
import { startNestedAccordion } from './dom/startNestedAccordion.ts';

/** The nested accordion: the browser's own `details`, with movement and keys. */
export const nestedAccordionIsland = defineWidget({
  name: 'nested-accordion',
  where: WIDGETS.nestedAccordion,
  start: startNestedAccordion,
});
