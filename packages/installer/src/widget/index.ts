/** The values of a contact widget: from the fields of its form to what a page carries of it. */
export { type Fields, fieldsIn, textOf, usableValue } from './fieldValues.ts';
export { allowsPage, type PageRule } from './pageRules.ts';
export { plainLinks, publicWidget } from './publicWidget.ts';
export { completeWidget, leanWidget, staffHours, type WidgetFacts } from './widgetValues.ts';
