import type { Strings } from '@hadaya/core';
import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import type { Channel } from '../../../channels/index.ts';
import type { SpamCheck } from '../dom/createSpamCheck.ts';
import type { FormField } from '../model/FormField.ts';
import type { FormAction, FormState } from '../model/formState.ts';
import type { FormDesign } from '../model/readForm.ts';
import type { FormTextName } from '../strings/index.ts';

/** The form as its components use it. */
export interface ContactForm {
  readonly design: FormDesign;
  readonly state: FormState;
  readonly dispatch: (action: FormAction) => void;
  readonly captcha: SpamCheck;
  /** The text of a field as it is now, whatever has been drawn of it. */
  textOf(key: string): string;
  /** The link that a blocked redirect leaves behind. */
  readonly leftLink: string;
  /** Takes over what stands in the inputs. */
  takeIn(): void;
  submit(): void;
  cancel(): void;
  /** The visitor begins to write. */
  prepare(): void;
}

/** What the parts of one form share. */
export interface FormShare {
  readonly form: ContactForm;
  readonly texts: Strings<FormTextName>;
  /** Id of the panel, the stem of all ids in it. */
  readonly id: string;
  readonly channel: Channel;
}

/** The form around a field. */
export const FormContext = createContext<FormShare | null>(null);

/** Reads it; fields are always drawn inside a form. */
export function useFormShare(): FormShare {
  const share = useContext(FormContext);
  if (!share) throw new Error('a form field was drawn outside of its form');
  return share;
}

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

/** The value of a field and how it changes. */
export function useFieldText({ key }: FormField): readonly [string, (text: string) => void] {
  const { form } = useFormShare();
  return [form.state.values.texts[key] ?? '', (text) => form.dispatch({ kind: 'text', key, text })];
}

/**
 * A field to write in. The input keeps what stands in it, and the form reads it there (`formInputs.ts`): browsers and
 * password managers fill in without an event now and then, which React would overwrite at its next drawing.
 */
export function useWrittenField<Input extends HTMLInputElement | HTMLTextAreaElement>(
  field: FormField,
): readonly [input: RefObject<Input | null>, value: string, change: (text: string) => void] {
  const { textOf } = useFormShare().form;
  const { key } = field;
  const [value, change] = useFieldText(field);
  const input = useRef<Input>(null);
  // The text of this moment counts, for the visitor may have typed on since the drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another text is drawn
  useLayoutEffect(() => {
    const text = textOf(key);
    if (input.current && input.current.value !== text) input.current.value = text;
  }, [value, key]);
  return [input, value, change];
}
