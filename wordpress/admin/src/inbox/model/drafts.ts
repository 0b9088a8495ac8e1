import type { AnswerStart } from '../startData.ts';

/** What somebody has written and not sent. */
export interface Draft {
  readonly subject: string;
  readonly text: string;
  readonly note: string;
  /** The text before anybody has typed. */
  readonly fresh: string;
}

/** Drafts by number of the lead. */
export type Drafts = Readonly<Record<number, Draft>>;

/** Drafts with another one of a lead, or without it. */
export function withDraft(drafts: Drafts, id: number, draft: Draft | undefined): Drafts {
  const others = Object.entries(drafts).filter(([number]) => number !== String(id));
  return Object.fromEntries(draft === undefined ? others : [...others, [id, draft]]);
}

/** A draft that nobody has touched. */
export const freshDraft = ({ subject, text }: AnswerStart): Draft => ({ subject, text, note: '', fresh: text });

/** A text with a template in it: in place of what was there as long as nobody has typed, else behind it. The signature stays last. */
export function withTemplate(draft: Draft, start: AnswerStart, template: string): Draft {
  const gap = start.text.indexOf('\n\n');
  const greeting = gap < 0 ? start.text : start.text.slice(0, gap);
  const signature = gap < 0 ? '' : start.text.slice(gap).trim();
  const isSigned = signature !== '' && draft.text.trimEnd().endsWith(signature);
  const body = isSigned ? draft.text.trimEnd().slice(0, -signature.length) : draft.text;
  const before = draft.text === start.text ? greeting : body.trimEnd();
  const end = isSigned || draft.text === start.text ? signature : '';
  return { ...draft, text: [before, template, end].filter((part) => part !== '').join('\n\n') };
}

/** Whether something would be lost if the page were left now. */
export function isWritten({ note, text, fresh }: Draft): boolean {
  return note.trim() !== '' || (text !== fresh && text.trim() !== '');
}

/** The address that opens an answer in WhatsApp. */
export const whatsAppAddress = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text.trim())}`;
