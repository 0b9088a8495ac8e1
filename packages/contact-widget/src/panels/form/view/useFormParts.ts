import { type RefObject, useMemo, useRef } from 'react';
import type { Channel } from '../../../list/model/Channel.ts';
import { useList } from '../../view/ListContext.ts';
import type { SpamCheck } from '../dom/spamCheck.ts';
import { type FormDesign, readForm } from '../model/readForm.ts';
import type { FormEffects } from './FormContext.ts';
import { createFormInputs, type FormInputs } from './formInputs.ts';

/** What one form is made of, beside what its visitor enters. */
export interface FormParts {
  readonly design: FormDesign;
  readonly inputs: FormInputs;
  readonly check: SpamCheck;
  /** The form's element, and the one in which a visible check is drawn. */
  readonly place: RefObject<HTMLFormElement | null>;
  readonly checkPlace: RefObject<HTMLDivElement | null>;
}

/** Reads the form of a channel and prepares its inputs and its check, once. */
export function useFormParts(channel: Channel, effects: FormEffects): FormParts {
  const { page, widget } = useList();
  const place = useRef<HTMLFormElement>(null);
  const checkPlace = useRef<HTMLDivElement>(null);
  const design = useMemo(() => readForm(channel, widget.token), [channel, widget]);
  const inputs = useMemo(() => createFormInputs(place, design.fields), [design]);
  const check = useMemo(() => effects.openCheck(page, design, () => checkPlace.current), [effects, page, design]);
  return { design, inputs, check, place, checkPlace };
}
