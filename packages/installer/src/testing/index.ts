/** Parts of the builder that the tests of its page in the demo check one by one. */
export { checkPage, nearestName, readPageSettings } from '../check/checkPage.ts';
export { fillForm, readForm } from '../form/settingFields.ts';
export { drawWidgetForm, type WidgetForm } from '../form/widgetForm.ts';
export { type Fields, fieldsIn, usableValue } from '../widget/fieldValues.ts';
export { plainLinks, publicWidget } from '../widget/publicWidget.ts';
export { completeWidget, leanWidget, staffHours } from '../widget/widgetValues.ts';
