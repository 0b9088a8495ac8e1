import { type RefObject, useMemo, useRef } from 'react';
import type { Channel } from '../../channels/index.ts';
import { useList } from '../panel/index.ts';
import type { SpamCheck } from './dom/createSpamCheck.ts';
import { type FormDesign, readForm } from './model/readForm.ts';
import { useCaptcha } from './useCaptcha.ts';
import { createFormInputs, type FormInputs } from './view/formInputs.ts';

/** The parts of a form, apart from the visitor's input. */
export interface FormParts {
  readonly design: FormDesign;
  readonly inputs: FormInputs;
  readonly captcha: SpamCheck;
  /** The form's element, and the container of a visible check. */
  readonly place: RefObject<HTMLFormElement | null>;
  readonly checkPlace: RefObject<HTMLDivElement | null>;
}

/** Reads a channel's form and prepares its inputs and spam check, once. */
export function useFormParts(channel: Channel): FormParts {
  const { page, widget } = useList();
  const place = useRef<HTMLFormElement>(null);
  const checkPlace = useRef<HTMLDivElement>(null);
  const design = useMemo(() => readForm(channel, widget.token), [channel, widget]);
  const inputs = useMemo(() => createFormInputs(place, design.fields), [design]);
  const captcha = useCaptcha(page, design, checkPlace);
  return { design, inputs, captcha, place, checkPlace };
}
