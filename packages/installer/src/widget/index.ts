/** Converts a contact widget's values from its form's fields to the printed settings. */
export { type Fields, fieldsIn, textOf, usableValue } from './fieldValues.ts';
export { allowsPage, type PageRule } from './pageRules.ts';
export { plainLinks, publicWidget } from './publicWidget.ts';
export { completeWidget, isWithoutChannel, leanWidget, staffHours, type WidgetFacts } from './widgetValues.ts';
