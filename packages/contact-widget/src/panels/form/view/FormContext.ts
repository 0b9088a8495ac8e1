import type { Strings } from '@hadaya/core';
import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import type { Channel } from '../../../channels/index.ts';
import type { SpamCheck } from '../dom/createSpamCheck.ts';
import type { FormField } from '../model/FormField.ts';
import type { FormAction, FormState } from '../model/formState.ts';
import type { FormDesign } from '../model/readForm.ts';
import type { FormTextName } from '../strings/index.ts';

export interface ContactForm {
  readonly design: FormDesign;
  readonly state: FormState;
  readonly dispatch: (action: FormAction) => void;
  readonly captcha: SpamCheck;
  /** Returns the current text of a field, even if the field has not rendered yet. */
  textOf(key: string): string;
  /** URL of a redirect that the browser blocked; empty if there is none. */
  readonly leftLink: string;
  /** Copies the current values of the inputs into the form's state. */
  takeIn(): void;
  submit(): void;
  cancel(): void;
  /** Called when the visitor enters the form; requests a fresh token. */
  prepare(): void;
}

export interface FormShare {
  readonly form: ContactForm;
  readonly texts: Strings<FormTextName>;
  /** Id of the panel and prefix of all ids in it. */
  readonly id: string;
  readonly channel: Channel;
}

export const FormContext = createContext<FormShare | null>(null);

export function useFormShare(): FormShare {
  const share = useContext(FormContext);
  if (!share) throw new Error('a form field was drawn outside of its form');
  return share;
}

export interface FieldInputProps {
  readonly field: FormField;
  readonly id: string;
  readonly errorId: string | undefined;
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = { name: 'name', email: 'email', phone: 'tel' };

export function readInputProps({ field, id, errorId }: FieldInputProps) {
  const isArea = field.type === 'textarea';
  const classes = [
    isArea ? 'chaty-textarea-field' : 'chaty-input-field',
    field.isRequired ? 'is-required' : '',
    `field-${field.builtIn ?? field.type}`,
    errorId === undefined ? '' : 'has-chaty-error',
  ];
  return {
    id,
    name: field.key,
    className: classes.filter(Boolean).join(' '),
    'aria-required': field.isRequired,
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
    autoComplete: AUTOCOMPLETE[field.builtIn ?? ''] ?? 'off',
  };
}

export function useFieldText({ key }: FormField): readonly [string, (text: string) => void] {
  const { form } = useFormShare();
  return [form.state.values.texts[key] ?? '', (text) => form.dispatch({ kind: 'text', key, text })];
}

/**
 * Returns the ref, value and setter of an uncontrolled text field, whose value the form reads from the DOM
 * (`formInputs.ts`). Browsers and password managers sometimes fill in fields without an event, and React would
 * overwrite those values on its next render.
 */
export function useWrittenField<Input extends HTMLInputElement | HTMLTextAreaElement>(
  field: FormField,
): readonly [input: RefObject<Input | null>, value: string, change: (text: string) => void] {
  const { textOf } = useFormShare().form;
  const { key } = field;
  const [value, change] = useFieldText(field);
  const input = useRef<Input>(null);
  // Reads the current text, because the visitor may have typed since the render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a new text has rendered
  useLayoutEffect(() => {
    const text = textOf(key);
    if (input.current && input.current.value !== text) input.current.value = text;
  }, [value, key]);
  return [input, value, change];
}
