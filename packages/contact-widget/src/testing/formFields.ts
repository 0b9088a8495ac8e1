import type { FormField } from '../panels/form/model/FormField.ts';

export const field = (more: Partial<FormField>): FormField => ({
  key: 'name',
  type: 'text',
  label: '',
  placeholder: '',
  isRequired: true,
  options: [],
  ...more,
});

export const values = (texts: Record<string, string> = {}, files: Record<string, File[]> = {}) => ({ texts, files });
