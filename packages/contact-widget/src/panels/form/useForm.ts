import { createStore, type Store } from '@hadaya/core';
import { useStore } from '@hadaya/core/react';
import { useEffect, useMemo, useState } from 'react';
import type { Channel } from '../../channels/index.ts';
import { type ContactPage, contained, isPanelOpen } from '../../page/index.ts';
import { openDraft, useList, usePanelId } from '../panel/index.ts';
import { followRedirect } from './dom/followRedirect.ts';
import { EMPTY_VALUES, type FormValues, findMissing } from './model/FormField.ts';
import { placeErrors } from './model/formAnswer.ts';
import { type FormAction, type FormState, FRESH_FORM, reduceForm } from './model/formState.ts';
import type { FormDesign } from './model/readForm.ts';
import type { FormParts } from './useFormParts.ts';
import { type SenderResult, useSender } from './useSender.ts';
import type { ContactForm } from './view/FormContext.ts';
import type { FormInputs } from './view/formInputs.ts';

/** Follows the server's redirect if the form is still open; if the browser blocks the new tab, leaves a link. */
function useRedirect(isOpen: () => boolean) {
  const { page } = useList();
  const [leftLink, setLeftLink] = useState('');
  return {
    leftLink,
    forget: () => setLeftLink(''),
    redirect(requested: { readonly link: string; readonly inNewTab: boolean }) {
      if (!isOpen()) return;
      setLeftLink(contained(page.context, 'follow the redirect of its form', followRedirect, '')(page, requested));
    },
  };
}

interface FormUse {
  readonly parts: FormParts;
  /** Error text for an incomplete date. */
  readonly unreadable: string;
  readonly onStored: () => void;
}

function toAction(result: SenderResult, { fields }: FormDesign, values: FormValues): FormAction {
  if (result.kind === 'cancelled') return { kind: 'failed', reason: 'cancelled' };
  if (result.kind === 'failed') return result;
  const { answer } = result;
  if (answer.kind !== 'invalid') return { kind: answer.kind, message: answer.message };
  return { kind: 'invalid', errors: placeErrors(answer.refusals, fields, values), message: answer.message };
}

/**
 * Creates the form's store, initialised from its draft and saved as a draft. It is a store because password managers
 * fill in and submit in one task, before React renders.
 */
function useFormStore(page: ContactPage, id: string, { fields }: FormDesign) {
  const draft = useMemo(() => openDraft(page, id), [page, id]);
  const store = useMemo(() => {
    const values = { ...EMPTY_VALUES, texts: draft.read() };
    return createStore<FormState, FormAction>(reduceForm, { ...FRESH_FORM, values });
  }, [draft]);
  const state = useStore(store);
  const { texts } = state.values;
  useEffect(() => {
    // Does not save checkboxes, because each page must ask for consent again.
    const written = fields.filter(({ type }) => type !== 'checkbox').map(({ key }) => [key, texts[key] ?? '']);
    draft.write(Object.fromEntries(written));
  }, [draft, fields, texts]);
  return { store, state, draft };
}

function findProblem({ inputs, design }: FormParts, values: FormValues, unreadable: string): FormAction | undefined {
  const broken = inputs.findUnreadable().map((key) => [key, unreadable]);
  if (broken.length > 0)
    return { kind: 'invalid', errors: { byField: Object.fromEntries(broken), others: [] }, message: '' };
  const missing = findMissing(design.fields, values).map(({ key }) => key);
  return missing.length > 0 ? { kind: 'missing', keys: missing } : undefined;
}

function takeIn(inputs: FormInputs, { getState, dispatch }: Store<FormState, FormAction>): void {
  for (const [key, text] of Object.entries(inputs.readChanged(getState().values)))
    dispatch({ kind: 'text', key, text });
}

/**
 * Returns one contact form with its state and actions; `onStored` runs when the form must close after the server has
 * stored the message.
 */
export function useForm(channel: Channel, { parts, unreadable, onStored }: FormUse): ContactForm {
  const { page, widget } = useList();
  const { clock } = page.context.environment;
  const { store, state, draft } = useFormStore(page, usePanelId(channel), parts.design);
  const { dispatch } = store;
  const isOpen = () => isPanelOpen(page.store.getState()[widget.id], channel.slug);
  const { leftLink, redirect, forget } = useRedirect(isOpen);
  const { design, captcha } = parts;
  const sender = useSender(channel, parts);

  async function send(values: FormValues): Promise<void> {
    forget();
    const result = await sender.send(values, (share) => dispatch({ kind: 'progress', share }));
    dispatch(toAction(result, design, values));
    if (result.kind !== 'answer' || result.answer.kind !== 'stored') return;
    draft.write({});
    const { redirect: requested, closeAfterMs } = result.answer;
    if (requested) redirect(requested);
    if (closeAfterMs !== undefined) clock.after(closeAfterMs, () => isOpen() && onStored(), page.signal);
  }
  return {
    design,
    state,
    dispatch,
    captcha,
    leftLink,
    textOf: (key) => store.getState().values.texts[key] ?? '',
    takeIn: () => takeIn(parts.inputs, store),
    cancel: sender.cancel,
    prepare: sender.prepare,
    submit() {
      if (store.getState().phase.kind === 'sending') return;
      takeIn(parts.inputs, store);
      const { values } = store.getState();
      const problem = findProblem(parts, values, unreadable);
      dispatch(problem ?? { kind: 'sending' });
      if (!problem) void send(values);
    },
  };
}
