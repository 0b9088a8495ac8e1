import { createStrings } from '@hadaya/core';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { keepReadable } from '../../../launcher/readWidgetStyle.ts';
import { panelSuffix } from '../../../list/model/panelId.ts';
import type { PanelProps } from '../../../list/view/ListModel.ts';
import { useList } from '../../../list/view/ListModel.ts';
import { usePanelId } from '../../view/inList.ts';
import { PanelHead } from '../../view/PanelHead.tsx';
import { formTexts } from '../texts/formTexts.ts';
import { formTextsAr } from '../texts/formTextsAr.ts';
import { CaptchaSlot } from './CaptchaSlot.tsx';
import { FieldRow } from './FieldRow.tsx';
import { FormContext, type FormEffects } from './FormContext.ts';
import { FormNotices } from './FormNotices.tsx';
import { useForm } from './useForm.ts';
import { spamChecks } from './useSender.ts';

/** The key of the field that gets the focus after a submit that did not go through. */
function findFirstMarked(form: ReturnType<typeof useForm>): string | undefined {
  const { phase } = form.state;
  if (phase.kind === 'missing') return phase.keys[0];
  if (phase.kind !== 'invalid') return undefined;
  return form.design.fields.find(({ key }) => phase.errors.byField[key] !== undefined)?.key;
}

/** The contact form with its fields, answers and failures. */
export function FormPanel({
  channel,
  isOpen,
  onClose,
  effects,
}: PanelProps & { readonly effects: FormEffects }): ReactNode {
  const model = useList();
  const { page, widget, channels } = model;
  const suffix = panelSuffix(channel, channels);
  const { element, settings } = page.context;
  const id = usePanelId(channel);
  const texts = useMemo(
    () => createStrings({ en: formTexts, ar: formTextsAr }, element, settings.labels),
    [element, settings],
  );
  const form = useForm(channel, { isOpen, onStored: onClose, effects });
  const { design, state } = form;
  const place = useRef<HTMLFormElement>(null);
  const isSending = state.phase.kind === 'sending';

  useEffect(() => {
    const isTrapped = () => new FormData(place.current ?? undefined).get('hadaya_site') !== '';
    spamChecks.set(design, { ...spamChecks.get(design), isTrapped });
  }, [design]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every submit that did not go through
  useEffect(() => {
    if (state.round === 0) return;
    const marked = findFirstMarked(form);
    const target = marked ? `[name="${CSS.escape(marked)}"]` : '[data-notice]';
    place.current?.querySelector<HTMLElement>(target)?.focus();
  }, [state.round]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <FormContext value={{ form, texts, id, channel, effects }}>
      <form
        ref={place}
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
        <div className="chaty-contact-form-body">
          <div className="chaty-contact-inputs">
            {design.fields.map((field) => (
              <FieldRow key={field.key} field={field} />
            ))}
            <input
              className="chaty-trap"
              name="hadaya_site"
              tabIndex={-1}
              autoComplete="off"
              aria-hidden="true"
              defaultValue=""
            />
            {(design.v2Key || design.v3Key) && <CaptchaSlot isOpen={isOpen} />}
            <FormNotices />
          </div>
        </div>
        <div className="chaty-contact-form-button">
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
            <span>{isSending ? texts.sending : design.button}</span>
            <span className={isSending ? 'chaty-loader active' : 'chaty-loader'} aria-hidden="true" />
          </button>
        </div>
      </form>
    </FormContext>
  );
}
