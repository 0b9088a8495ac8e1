import type { Schema } from '@hadaya/admin/schema';
import { createContext, useContext } from 'react';
import type { WidgetFacts } from '../widget/index.ts';

/** What every field of a widget's form knows. */
export interface FormKnowledge {
  /** Where the form stands. */
  readonly place: HTMLElement;
  readonly facts: WidgetFacts;
  /** Words around the fields, in the page's language. */
  readonly words: Readonly<Record<string, string>>;
  /** Hears of a list that was changed by a button, which no event of the form tells. */
  readonly onChange: () => void;
}

/** What a field is given. */
export interface FieldProps {
  readonly schema: Schema;
  /** Path of the field, `channels.0.value`; its control is named `widget.channels.0.value`. */
  readonly path: string;
  readonly value: unknown;
  /** Type of the channel around it. */
  readonly channel: string;
  readonly onChange: (value: unknown) => void;
}

const FormContext = createContext<FormKnowledge | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** What the form around a field knows. */
export function useForm(): FormKnowledge {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands in a form');
  return form;
}

export const nameOf = (path: string): string => `widget.${path}`;
