import type { FormField } from '../../../model/form/FormField.ts';
import { useFormShare } from './FormContext.ts';

/** A field, its id and the id of the words about its error. */
export interface FieldInputProps {
  readonly field: FormField;
  readonly id: string;
  readonly errorId: string | undefined;
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel' };

/** The attributes that every input of a form carries. */
export function readInputProps({ field, id, errorId }: FieldInputProps) {
  const isArea = field.type === 'textarea';
  const marks = [
    isArea ? 'chaty-textarea-field' : 'chaty-input-field',
    field.isRequired ? 'is-required' : '',
    `field-${field.builtIn ?? field.type}`,
    errorId === undefined ? '' : 'has-chaty-error',
  ];
  return {
    id,
    name: field.key,
    className: marks.filter(Boolean).join(' '),
    'aria-required': field.isRequired,
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
    autoComplete: AUTOCOMPLETE[field.builtIn ?? ''] ?? 'off',
  };
}

/** The value of a text field and how it changes. */
export function useFieldText({ key }: FormField): readonly [string, (text: string) => void] {
  const { form } = useFormShare();
  return [form.state.values.texts[key] ?? '', (text) => form.dispatch({ kind: 'text', key, text })];
}
