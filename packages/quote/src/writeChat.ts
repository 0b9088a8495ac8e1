import { fillText } from '@hadaya/core';
import type { QuoteLine } from './model/quoteList.ts';
import type { QuoteTexts } from './strings/index.ts';

export interface QuoteMessage {
  readonly number: string;
  readonly lines: readonly QuoteLine[];
  /** Formatted date; empty if the visitor gave none. */
  readonly neededBy: string;
  readonly link: string;
}

/** Writes the message from the visitor to the shop, in the visitor's language. */
export function writeMessage({ number, lines, neededBy, link }: QuoteMessage, texts: QuoteTexts): string {
  const described = lines.map(({ quantity, name, options, note }) => {
    const what = [name, ...options].join(texts.comma);
    return `• ${quantity} × ${what}${note ? ` (${note})` : ''}`;
  });
  return [
    fillText(texts.messageHello, { number }),
    ...described,
    ...(neededBy ? [fillText(texts.messageNeededBy, { date: neededBy })] : []),
    ...(link ? [texts.messageDetails, link] : []),
  ].join('\n');
}

export function chatAddress(phone: string, message: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  return digits === '' ? undefined : `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}
