import type { FormField, FormValues } from './FormField.ts';

/** The required fields that are empty after trimming, in their order. */
export function findMissing(fields: readonly FormField[], values: FormValues): readonly FormField[] {
  return fields.filter(({ key, type, isRequired }) => {
    if (!isRequired) return false;
    return type === 'file' ? (values.files[key] ?? []).length === 0 : (values.texts[key] ?? '').trim() === '';
  });
}
