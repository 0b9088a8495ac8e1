/** The form of the page: fields of settings, and those of a contact widget. */
export { fillForm, readForm } from './settingFields.ts';
export { startWidgetForm, type WidgetForm, type WidgetStore } from './widgetForm.tsx';
