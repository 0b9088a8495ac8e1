import { BUILT_IN, type FormField, type FormValues } from './FormField.ts';
import type { Proof } from './readProof.ts';
import { sentText } from './sentText.ts';

export type FormEntry = readonly [name: string, value: string | File];

/** Data that the form adds to the visitor's input on submission. */
export interface FormMoment {
  readonly nonce: string;
  /** Channel of the form, such as `Contact_Us`. */
  readonly channel: string;
  /** Widget id as printed, such as `0` or `_1`. */
  readonly widget: string;
  readonly address: string;
  readonly v3Token: string;
  readonly pageId: string;
  readonly pageTitle: string;
  readonly v2Token: string;
  /** Key by which the server detects duplicates, if it supports such keys. */
  readonly formKey?: string;
  readonly proof?: Proof;
}

/** The plugin's Ajax action for forms. */
export const FORM_ACTION = 'chaty_front_form_save_data';

function customEntries(index: string, type: string, label: string, value: string | File): FormEntry[] {
  const name = (part: string) => `custom_fields[${index}][${part}]`;
  return [
    [name(`label_${type}`), label],
    [name('slug'), type],
    [name(type), value],
  ];
}

/**
 * Creates the entries for files. With `isSplit`, each additional file gets its own index, because the server keeps only
 * one file per index.
 */
function fileEntries(
  { index = '', label }: FormField,
  files: readonly File[],
  { nextIndex, isSplit }: { readonly nextIndex: (index: string) => string; readonly isSplit: boolean },
): FormEntry[] {
  const [first, ...more] = files;
  if (!first) return [];
  const rest = more.flatMap((file, at): FormEntry[] =>
    isSplit
      ? customEntries(nextIndex(index), 'file', `${label} (${at + 2})`, file)
      : [[`custom_fields[${index}][file]`, file]],
  );
  return [...customEntries(index, 'file', label, first), ...rest];
}

/**
 * Creates a function that returns unused indices: the next number for a numeric index, or the key with a suffix for a
 * key.
 */
function createIndices(fields: readonly FormField[]): (index: string) => string {
  let last = Math.max(
    -1,
    ...fields.map((_, at) => at),
    ...fields.flatMap(({ index }) => (index && /^\d+$/.test(index) ? Number(index) : [])),
  );
  return (index) => {
    last += 1;
    return /^\d+$/.test(index) ? String(last) : `${index}_${last}`;
  };
}

/**
 * Returns the body of a form in the plugin's order: built-in fields, custom fields, then the data that the page adds.
 */
export function formEntries(
  fields: readonly FormField[],
  values: FormValues,
  { moment, isSplit }: { readonly moment: FormMoment; readonly isSplit: boolean },
): readonly FormEntry[] {
  const nextIndex = createIndices(fields);
  const textOf = ({ key, type }: FormField) => sentText(type, values.texts[key] ?? '');
  const builtIns = BUILT_IN.flatMap((name) => fields.filter(({ builtIn }) => builtIn === name));
  return [
    ...builtIns.map((field): FormEntry => [field.builtIn ?? field.key, textOf(field)]),
    ...fields.flatMap((field): FormEntry[] => {
      const { index, type, label } = field;
      if (index === undefined || type === 'textblock') return [];
      if (type === 'file') return fileEntries(field, values.files[field.key] ?? [], { nextIndex, isSplit });
      return customEntries(index, type, label, textOf(field));
    }),
    ['nonce', moment.nonce],
    ['action', FORM_ACTION],
    ['channel', moment.channel],
    ['widget', moment.widget],
    ['ref_url', moment.address],
    ['token', moment.v3Token],
    ['page_id', moment.pageId],
    ['page_title', moment.pageTitle],
    ['v2token', moment.v2Token],
    ...(moment.formKey ? [['form_key', moment.formKey] as const] : []),
    ...(moment.proof ?? []),
  ];
}
