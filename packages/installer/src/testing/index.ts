/** Functions of the builder that the demo's tests check individually. */
export { checkPage, nearestName, readPageSettings } from '../check/checkPage.ts';
export { fillForm, readForm } from '../form/settingFields.ts';
export { startWidgetForm, type WidgetForm, type WidgetStore } from '../form/widgetForm.tsx';
export { type Fields, fieldsIn, usableValue } from '../widget/fieldValues.ts';
export { plainLinks, publicWidget } from '../widget/publicWidget.ts';
export { completeWidget, leanWidget, staffHours } from '../widget/widgetValues.ts';
