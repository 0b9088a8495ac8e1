import type { Strings } from '@hadaya/core';
import type { ReactElement, RefObject } from 'react';
import { readAddress } from '../model/readAddress.ts';
import type { QuoteSettings } from '../settings.ts';

export interface ChatConsentProps {
  readonly settings: Pick<QuoteSettings, 'consent' | 'consentPage'>;
  readonly texts: Strings<'privacy'>;
  readonly box: RefObject<HTMLInputElement | null>;
}

/**
 * Renders the consent checkbox that the owner requires before a chat. A request without a chat needs no consent, and
 * the checkbox itself is not sent.
 */
export function ChatConsent({ settings, texts, box }: ChatConsentProps): ReactElement | null {
  const page = readAddress(settings.consentPage);
  if (settings.consent === '') return null;
  return (
    <div className="hadaya-quote-consent">
      <label>
        <input ref={box} type="checkbox" required />
        <span dir="auto">{settings.consent}</span>
      </label>
      {page !== '' && (
        <a href={page} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      )}
    </div>
  );
}
