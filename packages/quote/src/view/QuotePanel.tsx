import { fillText, type Store } from '@hadaya/core';
import { ServerNode, useStore } from '@hadaya/core/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { QuoteRequest, Sender } from '../dom/createSender.ts';
import type { LogoKeeper } from '../dom/keepLogo.ts';
import { findPriceFormat } from '../model/formatPrice.ts';
import {
  countPieces,
  lineKey,
  type QuoteAction,
  type QuoteLine,
  type QuoteState,
  sumPrices,
} from '../model/quoteList.ts';
import type { QuoteSettings } from '../settings.ts';
import type { QuoteTexts } from '../strings/index.ts';
import type { QuoteMessage } from '../writeChat.ts';
import { formatDate } from './formatDate.ts';
import { LineRow } from './LineRow.tsx';
import { SendForm } from './SendForm.tsx';
import { SentNotice, type SentQuote } from './SentNotice.tsx';

/** All side effects are passed in. */
export interface QuotePanelProps {
  readonly settings: QuoteSettings;
  readonly texts: QuoteTexts;
  readonly list: Store<QuoteState, QuoteAction>;
  readonly language: string;
  readonly logos: LogoKeeper;
  readonly logoKinds: string;
  readonly sender: Sender;
  readonly tellSent: (number: string, lines: readonly QuoteLine[]) => void;
  readonly writeChat: (message: QuoteMessage) => string | undefined;
  readonly openChat: (address: string) => void;
  /** The server's form or hint on the list's page, which already has a title; `null` in the dialog. */
  readonly instead: Element | null;
}

type Phase = 'editing' | 'sending' | 'offline' | 'failed';

/**
 * Focuses the Undo button, because the pressed Remove button was removed with its line. React calls this function once,
 * when the Undo button renders.
 */
const focus = (node: HTMLElement | null) => node?.focus({ preventScroll: true });

/** Renders the quote list with the form that sends it. */
export function QuotePanel(props: QuotePanelProps): ReactElement {
  const { settings, texts, list, language, logos, sender, instead } = props;
  const { lines, removed } = useStore(list);
  const [phase, setPhase] = useState<Phase>('editing');
  const [refusal, setRefusal] = useState({ message: '', field: '' });
  const [sent, setSent] = useState<SentQuote | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => sender.prepare(), [sender]);

  const send = async (request: Omit<QuoteRequest, 'lines'>, isChat: boolean) => {
    setPhase('sending');
    setRefusal({ message: '', field: '' });
    const asked = { ...request, lines };
    const outcome = await sender.send(asked, () => setPhase('offline'));
    setPhase(outcome.kind === 'failed' ? 'failed' : 'editing');
    if (outcome.kind === 'refused') setRefusal(outcome);
    if (outcome.kind !== 'sent') return;
    const { number, link } = outcome;
    const chat = props.writeChat({ number, link, lines, neededBy: formatDate(request.details.neededBy, language) });
    setSent({ number, link, chat: isChat ? chat : undefined });
    props.tellSent(number, lines);
    logos.remove();
    list.dispatch({ kind: 'emptied' });
    if (isChat && chat) props.openChat(chat);
  };

  const restore = () => {
    list.dispatch({ kind: 'restored' });
    section.current?.focus({ preventScroll: true });
  };
  const format = findPriceFormat(settings, language);
  const sum = sumPrices(lines);
  const isEmpty = lines.length === 0;
  return (
    <section ref={section} tabIndex={-1} className="hadaya-quote-list" aria-label={texts.title}>
      {instead ? <ServerNode node={instead} attributes={{ hidden: '' }} /> : <h2>{texts.title}</h2>}
      {sent && isEmpty ? (
        <SentNotice sent={sent} texts={texts} />
      ) : (
        <p className="hadaya-quote-summary">
          <span>
            {isEmpty ? texts.empty : fillText(texts.summary, { count: lines.length, pieces: countPieces(lines) })}
          </span>
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <LineRow key={lineKey(line)} {...{ line, format, texts }} dispatch={list.dispatch} />
        ))}
      </ul>
      <p role="status" className="hadaya-quote-removed">
        {removed && <span>{fillText(texts.removed, { name: removed.line.name })} </span>}
        {removed && (
          <button ref={focus} type="button" onClick={restore}>
            {texts.undo}
          </button>
        )}
      </p>
      {format !== null && sum !== null && !isEmpty && (
        <p className="hadaya-quote-sum">
          <span>{texts.about}</span> <bdi>{format(sum)}</bdi>
        </p>
      )}
      {!isEmpty && (
        <SendForm {...{ settings, texts, phase, refusal }} logos={logos} logoKinds={props.logoKinds} onSend={send} />
      )}
    </section>
  );
}
