/** The page's form: settings fields, and those of a contact widget. */
export { fillForm, readForm } from './settingFields.ts';
export { startWidgetForm, type WidgetForm, type WidgetStore } from './widgetForm.tsx';
