/** Form fields and their values, for form tests. */
import type { FormField } from '../panels/form/model/FormField.ts';

/** Creates a required text field with the key `name`; `more` overrides any of its settings. */
export const field = (more: Partial<FormField>): FormField => ({
  key: 'name',
  type: 'text',
  label: '',
  placeholder: '',
  isRequired: true,
  options: [],
  ...more,
});

/** Returns a visitor's input, by field key. */
export const values = (texts: Record<string, string> = {}, files: Record<string, File[]> = {}) => ({ texts, files });
