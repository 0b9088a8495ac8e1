import type { Schema } from '@hadaya/admin/schema';
import { createContext, useContext } from 'react';
import type { WidgetFacts } from '../widget/index.ts';

export interface FormKnowledge {
  /** Element into which the form's fields render. */
  readonly container: HTMLElement;
  readonly facts: WidgetFacts;
  /** Strings around the form's fields, in the page's language. */
  readonly strings: Readonly<Record<string, string>>;
  /** Called when a button changes a list, because such a change fires no form event. */
  readonly onChange: () => void;
}

export interface FieldProps {
  readonly schema: Schema;
  /** Path of the field, such as `channels.0.value`; the control of this field is named `widget.channels.0.value`. */
  readonly path: string;
  readonly value: unknown;
  /** Type of the channel that contains the field; empty outside channels. */
  readonly channel: string;
  readonly onChange: (value: unknown) => void;
}

const FormContext = createContext<FormKnowledge | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useForm(): FormKnowledge {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field must be inside a form');
  return form;
}

export const nameOf = (path: string): string => `widget.${path}`;
