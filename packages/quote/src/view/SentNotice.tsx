import { fillText, type Strings } from '@hadaya/core';
import { type ReactElement, useEffect, useRef } from 'react';

export interface SentQuote {
  readonly number: string;
  /** URL at which the buyer sees the request and, later, the quote. */
  readonly link: string;
  /** URL that opens a chat with the shop, if the buyer asked for a chat. */
  readonly chat: string | undefined;
}

/** Takes focus, because the button that sent the request was removed. */
export function SentNotice({
  sent,
  texts,
}: {
  readonly sent: SentQuote;
  readonly texts: Strings<'sent' | 'sentLink' | 'openWhatsApp'>;
}): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="hadaya-quote-sent">
      <p>
        <span>{fillText(texts.sent, { number: sent.number })}</span>
      </p>
      {sent.chat && (
        <a className="button" href={sent.chat} target="_blank" rel="noopener">
          {texts.openWhatsApp}
        </a>
      )}
      {sent.link && <a href={sent.link}>{texts.sentLink}</a>}
    </div>
  );
}
