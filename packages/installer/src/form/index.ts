/** The page's form: fields for settings and for a contact widget. */
export { fillForm, readForm } from './settingFields.ts';
export { startWidgetForm, type WidgetForm, type WidgetStore } from './widgetForm.tsx';
