import type { Strings } from '@hadaya/core';
import { createContext, useContext } from 'react';
import type { Channel } from '../../../model/channels/Channel.ts';
import type { FormEffects } from './FormEffects.ts';
import type { FormTextName } from './formTexts.ts';
import type { ContactForm } from './useForm.ts';

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
