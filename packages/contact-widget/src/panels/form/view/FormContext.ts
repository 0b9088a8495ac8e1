import type { Strings } from '@hadaya/core';
import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import type { Channel } from '../../../list/model/Channel.ts';
import type { ContactPage } from '../../../start/ContactPage.ts';
import type { FreshToken, TokenRequest } from '../dom/askFreshToken.ts';
import type { DraftStore } from '../dom/draftStore.ts';
import type { CaptchaKeys } from '../dom/loadCaptcha.ts';
import type { SendingConduct, SendingResult } from '../dom/sendForm.ts';
import type { SpamCheck } from '../dom/spamCheck.ts';
import type { FormField } from '../model/FormField.ts';
import type { FormEntry } from '../model/formEntries.ts';
import type { FormAction, FormState } from '../model/formState.ts';
import type { FormDesign } from '../model/readForm.ts';
import type { FormTextName } from '../texts/formTexts.ts';

/** What a form does to page and server; handed in, so that its components stay free of both. */
export interface FormEffects {
  sendForm(page: ContactPage, entries: readonly FormEntry[], conduct: SendingConduct): Promise<SendingResult>;
  /** `name` tells the forms of a page apart. */
  openDraft(page: ContactPage, name: string): DraftStore;
  watchOnline(page: ContactPage, callback: () => void, signal: AbortSignal): void;
  /** Calls back once the visitor has agreed to services of others: at once, or later. */
  whenAgreed(page: ContactPage, callback: () => void, signal: AbortSignal): void;
  /** The spam check of a form; a visible one is drawn in `place`. */
  openCheck(page: ContactPage, keys: CaptchaKeys, place: () => HTMLElement | null): SpamCheck;
  /** Whether the server hands out fresh tokens. */
  hasFreshTokens(page: ContactPage): boolean;
  /** A key by which the server knows an opened form when it comes twice. */
  makeFormKey(page: ContactPage): string;
  /** The widget's new token; `undefined` when there is none. */
  askFreshToken(page: ContactPage, wanted: TokenRequest, signal: AbortSignal): Promise<FreshToken | undefined>;
  /** Returns the address that the visitor must open by hand, or nothing. */
  followRedirect(page: ContactPage, wanted: { readonly link: string; readonly inNewTab: boolean }): string;
  sendLead(page: ContactPage, method: string): void;
}

/** The form as its components use it. */
export interface ContactForm {
  readonly design: FormDesign;
  readonly state: FormState;
  readonly dispatch: (action: FormAction) => void;
  readonly check: SpamCheck;
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
  readonly effects: FormEffects;
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
