import { type RefObject, useMemo, useRef } from 'react';
import type { Channel } from '../../channels/index.ts';
import { useList } from '../panel/index.ts';
import type { SpamCheck } from './dom/createSpamCheck.ts';
import { type FormDesign, readForm } from './model/readForm.ts';
import { useCaptcha } from './useCaptcha.ts';
import { createFormInputs, type FormInputs } from './view/formInputs.ts';

/** Settings, input elements and spam check of a form; `useForm` stores the visitor's values. */
export interface FormParts {
  readonly design: FormDesign;
  readonly inputs: FormInputs;
  readonly captcha: SpamCheck;
  /** The form's element, and the container for a visible check. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly captchaRef: RefObject<HTMLDivElement | null>;
}

export function useFormParts(channel: Channel): FormParts {
  const { page, widget } = useList();
  const formRef = useRef<HTMLFormElement>(null);
  const captchaRef = useRef<HTMLDivElement>(null);
  const design = useMemo(() => readForm(channel, widget.token), [channel, widget]);
  const inputs = useMemo(() => createFormInputs(formRef, design.fields), [design]);
  const captcha = useCaptcha(page, design, captchaRef);
  return { design, inputs, captcha, formRef, captchaRef };
}
