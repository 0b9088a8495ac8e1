import type { FORM_FIELD_TYPES } from '../../../widget/model/index.ts';
import { trimText } from './plainLine.ts';

export type FieldType = 'tel' | Exclude<(typeof FORM_FIELD_TYPES)[number], 'name' | 'phone' | 'message'>;

/** The built-in fields, in submission order. */
export const BUILT_IN = ['name', 'email', 'phone', 'message'] as const;

export type BuiltIn = (typeof BUILT_IN)[number];

export interface Choice {
  readonly label: string;
  readonly value: string;
}

export interface FormField {
  /** Key, unique in its form. */
  readonly key: string;
  readonly type: FieldType;
  /** Name of the built-in field; absent on custom fields. */
  readonly builtIn?: BuiltIn;
  /** Submitted name of a custom field: its index in the list or, in older plugin versions, its key. */
  readonly index?: string;
  readonly label: string;
  /** The placeholder of a field, the owner's HTML of a text block, or the HTML above a checkbox. */
  readonly placeholder: string;
  readonly isRequired: boolean;
  /** The options of a dropdown, or the text of a checkbox. */
  readonly options: readonly Choice[];
}

/** Returns the name that visitors see for a field. */
export function nameField({ type, key, label, placeholder, options }: FormField): string {
  return type === 'checkbox' ? (options[0]?.label ?? label) : label || placeholder || key;
}

/** The visitor's input: text and files by field key. */
export interface FormValues {
  readonly texts: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, readonly File[]>>;
}

export const EMPTY_VALUES: FormValues = { texts: {}, files: {} };

export function findMissing(fields: readonly FormField[], values: FormValues): readonly FormField[] {
  return fields.filter(({ key, type, isRequired }) => {
    if (!isRequired) return false;
    return type === 'file' ? (values.files[key] ?? []).length === 0 : trimText(values.texts[key] ?? '') === '';
  });
}
