import type { FORM_FIELD_TYPES } from '../../../widget/model/index.ts';
import { trimText } from './plainLine.ts';

/** Kinds of input in a form. */
export type FieldType = 'tel' | Exclude<(typeof FORM_FIELD_TYPES)[number], 'name' | 'phone' | 'message'>;

/** The fields that every form knows, in the order in which they are sent. */
export const BUILT_IN = ['name', 'email', 'phone', 'message'] as const;

/** One of them. */
export type BuiltIn = (typeof BUILT_IN)[number];

/** What a visitor may choose: the words that are shown, and those that are sent. */
export interface Choice {
  readonly label: string;
  readonly value: string;
}

/** One field of a form as the owner set it up. */
export interface FormField {
  /** Unique in its form. */
  readonly key: string;
  readonly type: FieldType;
  /** Present on the fields that every form knows. */
  readonly builtIn?: BuiltIn;
  /** Name of an owner's field on the wire: its place in the list, or its key in older plugins. */
  readonly index?: string;
  readonly label: string;
  /** What stands in the empty field; of blocks of text and boxes to tick, the owner's HTML above. */
  readonly placeholder: string;
  readonly isRequired: boolean;
  /** What the visitor chooses from: the choices of a dropdown, the words of a box to tick. */
  readonly options: readonly Choice[];
}

/** What a field is called where it stands: a box to tick by its words, a field without a label by what stands in it. */
export function nameField({ type, key, label, placeholder, options }: FormField): string {
  return type === 'checkbox' ? (options[0]?.label ?? label) : label || placeholder || key;
}

/** What the visitor entered: texts and files by field key. */
export interface FormValues {
  readonly texts: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, readonly File[]>>;
}

/** A form that nobody has filled in. */
export const EMPTY_VALUES: FormValues = { texts: {}, files: {} };

/** The required fields that are empty after trimming, in their order. */
export function findMissing(fields: readonly FormField[], values: FormValues): readonly FormField[] {
  return fields.filter(({ key, type, isRequired }) => {
    if (!isRequired) return false;
    return type === 'file' ? (values.files[key] ?? []).length === 0 : trimText(values.texts[key] ?? '') === '';
  });
}
