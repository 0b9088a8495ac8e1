import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import type { QuoteDetails, QuoteRequest } from '../dom/createSender.ts';
import type { LogoKeeper } from '../dom/keepLogo.ts';
import type { QuoteSettings } from '../settings.ts';
import type { QuoteTexts } from '../strings/index.ts';
import { ChatConsent } from './ChatConsent.tsx';
import { LogoField } from './LogoField.tsx';

export interface SendFormProps {
  readonly settings: QuoteSettings;
  readonly texts: QuoteTexts;
  readonly phase: 'editing' | 'sending' | 'offline' | 'failed';
  readonly refusal: { readonly message: string; readonly field: string };
  readonly logos: LogoKeeper;
  readonly logoKinds: string;
  readonly onSend: (request: Omit<QuoteRequest, 'lines'>, isChat: boolean) => void;
}

const EMPTY: QuoteDetails = { neededBy: '', company: '', name: '', contact: '' };

const FIELDS = [
  { name: 'neededBy', type: 'date', autoComplete: 'off', isRequired: false },
  { name: 'company', type: 'text', autoComplete: 'organization', isRequired: false },
  { name: 'name', type: 'text', autoComplete: 'name', isRequired: false },
  { name: 'contact', type: 'text', autoComplete: 'email', isRequired: true },
] as const;

/**
 * Renders the fields for the request's details and logo, with one button that sends the request and, if the shop has a
 * WhatsApp number, one that also opens a chat.
 */
export function SendForm(props: SendFormProps): ReactElement {
  const { settings, texts, phase, refusal, logos, logoKinds, onSend } = props;
  const [details, setDetails] = useState(EMPTY);
  const [isMissing, setMissing] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const id = useId();
  const isBusy = phase === 'sending' || phase === 'offline';
  const contactError =
    isMissing && details.contact.trim() === ''
      ? texts.contactNeeded
      : refusal.field === 'contact'
        ? refusal.message
        : '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const native = event.nativeEvent;
    const pressed = native instanceof SubmitEvent ? native.submitter?.getAttribute('value') : undefined;
    const hasContact = details.contact.trim() !== '';
    setMissing(!hasContact);
    if (!hasContact) event.currentTarget.querySelector<HTMLInputElement>('[name="contact"]')?.focus();
    // `reportValidity` shows the browser's message for the missing consent and focuses the checkbox.
    else if (pressed === 'whatsapp' && consent.current?.reportValidity() === false) return;
    else if (!isBusy) onSend({ details, logo: logos.logo.getState()?.file }, pressed === 'whatsapp');
  };
  const status = {
    editing: refusal.field === 'contact' ? '' : refusal.message,
    sending: texts.sending,
    offline: texts.offline,
    failed: texts.failed,
  }[phase];
  return (
    <form className="hadaya-quote-form" noValidate onSubmit={submit}>
      {FIELDS.map(({ name, type, autoComplete, isRequired }) => {
        const error = name === 'contact' ? contactError : '';
        return (
          <label key={name}>
            <span>{texts[name]}</span>
            <input
              {...{ name, type, autoComplete }}
              required={isRequired}
              maxLength={200}
              value={details[name]}
              aria-invalid={error !== '' || undefined}
              aria-describedby={error === '' ? undefined : id}
              onChange={({ target }) => setDetails({ ...details, [name]: target.value })}
            />
            {error !== '' && (
              <strong id={id} className="hadaya-quote-error">
                {error}
              </strong>
            )}
          </label>
        );
      })}
      <LogoField {...{ logos, logoKinds, texts }} megabytes={settings.logoMegabytes} />
      <p role="status" className="hadaya-quote-status">
        <span>{status}</span>
      </p>
      {settings.whatsApp !== '' && <ChatConsent {...{ settings, texts }} box={consent} />}
      {settings.whatsApp !== '' && (
        <button type="submit" className="button hadaya-quote-whatsapp" value="whatsapp" aria-disabled={isBusy}>
          {texts.sendWhatsApp}
        </button>
      )}
      <button type="submit" className="button hadaya-quote-send" value="inbox" aria-disabled={isBusy}>
        {texts.send}
      </button>
    </form>
  );
}
