import { createStrings, listen } from '@hadaya/core';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { panelSuffix } from '../../../channels/index.ts';
import { keepReadable } from '../../../frame/index.ts';
import { PanelHead, type PanelProps, useIsOpen, useLatest, useList, usePanelId } from '../../panel/index.ts';
import { formTexts } from '../strings/index.ts';
import { useForm } from '../useForm.ts';
import { type FormParts, useFormParts } from '../useFormParts.ts';
import { CaptchaSlot } from './CaptchaSlot.tsx';
import { FieldRow } from './FieldRow.tsx';
import { type ContactForm, FormContext, useFormShare } from './FormContext.ts';
import { FormNotices } from './FormNotices.tsx';
import { TRAP } from './formInputs.ts';
import { SentNote } from './SentNote.tsx';

function findFirstMarked(form: ReturnType<typeof useForm>): string | undefined {
  const { phase } = form.state;
  if (phase.kind === 'missing') return phase.keys[0];
  if (phase.kind !== 'invalid') return undefined;
  return form.design.fields.find(({ key }) => phase.errors.byField[key] !== undefined)?.key;
}

/**
 * Resets a form that has received a response whenever the panel opens. This is a separate component, which renders
 * nothing, so that opening does not render the form again.
 */
function FormOpening(): null {
  const { form, channel } = useFormShare();
  const { dispatch } = form;
  const isOpen = useIsOpen(channel);
  // A layout effect runs before the visitor can act; on a busy phone, a later effect could clear the response to a
  // quick click on "Send".
  useLayoutEffect(() => {
    if (isOpen) dispatch({ kind: 'opened' });
  }, [isOpen, dispatch]);
  return null;
}

/**
 * Updates the form's state on `input` and `change` events. Autofill tools fire one of these events or set values in a
 * way that React detects.
 */
function useTakeIn({ formRef }: FormParts, form: ContactForm): void {
  const takeIn = useLatest(form.takeIn);
  useEffect(() => {
    const drawn = new AbortController();
    for (const name of ['input', 'change'] as const)
      if (formRef.current) listen(formRef.current, name, takeIn, { signal: drawn.signal });
    return () => drawn.abort();
  }, [formRef, takeIn]);
}

export function FormPanel({ channel, onClose }: PanelProps): ReactNode {
  const model = useList();
  const { page, widget, channels } = model;
  const suffix = panelSuffix(channel, channels);
  const { element, settings } = page.context;
  const id = usePanelId(channel);
  const texts = useMemo(() => createStrings(formTexts, element, settings.labels), [element, settings]);
  const parts = useFormParts(channel);
  const { design, formRef } = parts;
  const form = useForm(channel, { parts, unreadable: texts.dateUnreadable, onStored: onClose });
  const { state } = form;
  const { phase } = state;
  const isSending = phase.kind === 'sending';
  // In the replaced plugin's look, the emptied form stays, with a message below it.
  const isSent = phase.kind === 'stored' && model.design.isOwnLook;

  const [isAgain, setAgain] = useState(false);
  const { dispatch } = form;
  useLayoutEffect(() => {
    if (!isAgain) return;
    if (isSent) dispatch({ kind: 'opened' });
    else {
      setAgain(false);
      model.actions.focusFirst('.chaty-contact-inputs :is(input, textarea, select)');
    }
  }, [isAgain, isSent, dispatch, model]);
  useTakeIn(parts, form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once per failed submission
  useEffect(() => {
    if (state.round === 0) return;
    const marked = findFirstMarked(form);
    const target = marked ? `[name="${CSS.escape(marked)}"]` : '[data-notice]';
    const begin = formRef.current?.querySelector<HTMLElement>(target);
    begin?.focus();
    // Scrolls to the button together with the text above it.
    begin?.closest('.chaty-not-sent')?.scrollIntoView({ block: 'nearest' });
  }, [state.round]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <FormContext value={{ form, texts, id, channel }}>
      <FormOpening />
      <form
        ref={formRef}
        className="chaty-ajax-contact-form"
        id={`chaty-ajax-contact-form-${widget.key}${suffix}`}
        data-channel={channel.slug}
        data-widget={widget.id}
        data-token={design.token}
        data-index={widget.key}
        noValidate
        onSubmit={submit}
        onFocus={form.prepare}
      >
        <PanelHead
          titleId={`${id}-title`}
          title={design.title}
          ground={design.titleGround}
          className="chaty-contact-form-title"
          titleClass="form-title"
          closeClass=""
          onClose={onClose}
        />
        {isSent && <SentNote message={phase.message} onAgain={() => setAgain(true)} />}
        <div className="chaty-contact-form-body" hidden={isSent}>
          <div className="chaty-contact-inputs">
            {design.fields.map((field) => (
              <FieldRow key={field.key} field={field} />
            ))}
            <input
              className="chaty-trap"
              name={TRAP}
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore=""
              data-bwignore=""
              data-lpignore="true"
              aria-hidden="true"
              defaultValue=""
            />
            {(design.v2Key || design.v3Key) && <CaptchaSlot container={parts.captchaRef} />}
            <FormNotices />
          </div>
        </div>
        <div className="chaty-contact-form-button" hidden={isSent}>
          <button
            type="submit"
            className="chaty-submit-button"
            id={`chaty-submit-button-${widget.id}${suffix}`}
            aria-disabled={isSending}
            style={{
              background: design.buttonGround,
              color: keepReadable(model, design.buttonColour, design.buttonGround),
            }}
          >
            <span dir="auto">{isSending ? texts.sending : design.button}</span>
            <span className={isSending ? 'chaty-loader active' : 'chaty-loader'} aria-hidden="true" />
          </button>
        </div>
      </form>
    </FormContext>
  );
}
