import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Channel } from '../../../model/channels/Channel.ts';
import { panelSuffix } from '../../../model/channels/panelId.ts';
import { EMPTY_VALUES, type FormValues } from '../../../model/form/FormField.ts';
import { findMissing } from '../../../model/form/findMissing.ts';
import { placeErrors } from '../../../model/form/formAnswer.ts';
import { type FormDesign, readForm } from '../../../model/form/readForm.ts';
import { useWidget } from '../../WidgetModel.ts';
import type { FormEffects } from './FormEffects.ts';
import { type FormAction, type FormState, FRESH_FORM, reduceForm } from './formState.ts';
import { useRedirect } from './useRedirect.ts';
import { type SenderResult, useSender } from './useSender.ts';

/** The form as its components use it. */
export interface ContactForm {
  readonly design: FormDesign;
  readonly state: FormState;
  readonly dispatch: (action: FormAction) => void;
  /** The link that a blocked redirect leaves behind. */
  readonly leftLink: string;
  submit(): void;
  cancel(): void;
  /** The visitor begins to write. */
  prepare(): void;
}

/** How a form is used: whether its panel is open, what closes it, and its effects. */
interface FormUse {
  readonly isOpen: boolean;
  readonly onStored: () => void;
  readonly effects: FormEffects;
}

/** What the outcome of a sending means for the form. */
function toAction(result: SenderResult, { fields }: FormDesign, values: FormValues): FormAction {
  if (result.kind === 'cancelled') return { kind: 'failed', reason: 'cancelled' };
  if (result.kind === 'failed') return result;
  const { answer } = result;
  if (answer.kind !== 'invalid') return { kind: answer.kind, message: answer.message };
  return { kind: 'invalid', errors: placeErrors(answer.refusals, fields, values), message: answer.message };
}

/** State, draft and sending of one contact form; `onStored` runs when the server asks for the form to close. */
export function useForm(channel: Channel, { isOpen, onStored, effects }: FormUse): ContactForm {
  const { page, widget, channels } = useWidget();
  const { clock } = page.context.environment;
  const design = useMemo(() => readForm(channel.raw), [channel]);
  const draftId = `${widget.id}${panelSuffix(channel, channels)}`;
  const draft = useMemo(() => effects.openDraft(page, draftId), [effects, page, draftId]);
  const [state, dispatch] = useReducer(
    reduceForm,
    FRESH_FORM,
    (fresh): FormState => ({ ...fresh, values: { ...EMPTY_VALUES, texts: draft.read() } }),
  );
  const openNow = useRef(isOpen);
  openNow.current = isOpen;
  const { leftLink, redirect, forget } = useRedirect(effects, openNow);
  const sender = useSender(effects, channel, design);

  useEffect(() => {
    if (isOpen) dispatch({ kind: 'opened' });
  }, [isOpen]);
  useEffect(() => {
    draft.write(state.values.texts);
  }, [draft, state.values.texts]);

  async function send(): Promise<void> {
    forget();
    const result = await sender.send(state.values, (share) => dispatch({ kind: 'progress', share }));
    dispatch(toAction(result, design, state.values));
    if (result.kind !== 'answer' || result.answer.kind !== 'stored') return;
    draft.clear();
    const { redirect: wanted, closeAfterMs } = result.answer;
    if (wanted) redirect(wanted);
    if (closeAfterMs !== undefined) clock.after(closeAfterMs, () => openNow.current && onStored(), page.signal);
  }
  return {
    design,
    state,
    dispatch,
    leftLink,
    cancel: sender.cancel,
    prepare: sender.prepare,
    submit() {
      if (state.phase.kind === 'sending') return;
      const missing = findMissing(design.fields, state.values).map(({ key }) => key);
      dispatch(missing.length > 0 ? { kind: 'missing', keys: missing } : { kind: 'sending' });
      if (missing.length === 0) void send();
    },
  };
}
