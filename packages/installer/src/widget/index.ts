/** Converts a contact widget's form values to the settings that a page prints. */
export { type Fields, fieldsIn, textOf, usableValue } from './fieldValues.ts';
export { allowsPage, type PageRule } from './pageRules.ts';
export { plainLinks, publicWidget } from './publicWidget.ts';
export { completeWidget, isWithoutChannel, leanWidget, staffHours, type WidgetFacts } from './widgetValues.ts';
