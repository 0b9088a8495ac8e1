import type { AnswerStart } from '../startData.ts';

/** Unsent input. */
export interface Draft {
  readonly subject: string;
  readonly text: string;
  readonly note: string;
  /** The prefilled text, before the user types. */
  readonly fresh: string;
}

/** Drafts by lead id. */
export type Drafts = Readonly<Record<number, Draft>>;

export function withDraft(drafts: Drafts, id: number, draft: Draft | undefined): Drafts {
  const others = Object.entries(drafts).filter(([number]) => number !== String(id));
  return Object.fromEntries(draft === undefined ? others : [...others, [id, draft]]);
}

export const freshDraft = ({ subject, text }: AnswerStart): Draft => ({ subject, text, note: '', fresh: text });

/**
 * Adds a template to the text: right after the greeting if the text is untouched, otherwise at the end. The signature
 * stays last.
 */
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

/** Checks whether leaving the page now would lose input. */
export function isWritten({ note, text, fresh }: Draft): boolean {
  return note.trim() !== '' || (text !== fresh && text.trim() !== '');
}

export const whatsAppAddress = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text.trim())}`;
