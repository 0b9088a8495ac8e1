import { defineWidget } from '../defineWidget.ts';
import { WIDGETS } from '../widgetTypes.ts';
import { startAccordion } from './dom/startAccordion.ts';

/** The accordion: one item open, the first at the start. */
export const accordionIsland = defineWidget({
  name: 'accordion',
  where: WIDGETS.accordion,
  start: (widget) => startAccordion(widget, { rule: { opens: 'one', closes: 'self' }, open: [0] }),
});

/** The toggle: any number of items open, none at the start. */
export const toggleIsland = defineWidget({
  name: 'toggle',
  where: WIDGETS.toggle,
  start: (widget) => startAccordion(widget, { rule: { opens: 'multiple', closes: 'self' }, open: [] }),
});
