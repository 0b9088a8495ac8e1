import { type RefObject, useMemo, useRef } from 'react';
import type { Channel } from '../../channels/index.ts';
import { useList } from '../panel/index.ts';
import type { SpamCheck } from './dom/createSpamCheck.ts';
import { type FormDesign, readForm } from './model/readForm.ts';
import { useCaptcha } from './useCaptcha.ts';
import { createFormInputs, type FormInputs } from './view/formInputs.ts';

/** What one form is made of, beside what its visitor enters. */
export interface FormParts {
  readonly design: FormDesign;
  readonly inputs: FormInputs;
  readonly captcha: SpamCheck;
  /** The form's element, and the one in which a visible check is drawn. */
  readonly place: RefObject<HTMLFormElement | null>;
  readonly checkPlace: RefObject<HTMLDivElement | null>;
}

/** Reads the form of a channel and prepares its inputs and its check, once. */
export function useFormParts(channel: Channel): FormParts {
  const { page, widget } = useList();
  const place = useRef<HTMLFormElement>(null);
  const checkPlace = useRef<HTMLDivElement>(null);
  const design = useMemo(() => readForm(channel, widget.token), [channel, widget]);
  const inputs = useMemo(() => createFormInputs(place, design.fields), [design]);
  const captcha = useCaptcha(page, design, checkPlace);
  return { design, inputs, captcha, place, checkPlace };
}
