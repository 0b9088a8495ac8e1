import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { readRefusal } from '../model/refusal.ts';
import { tellBroken } from '../view/tellBroken.ts';
import { type Asked, listQuery } from './model/asked.ts';
import type { LeadData, StateChange } from './model/inbox.ts';
import type { Lead, LeadPage, ListRow, Offer } from './startData.ts';

/** Why a call has failed: what people read, and the lead as it is where somebody else was quicker. */
export interface Failure {
  readonly message: string;
  readonly lead: Lead | undefined;
}

/** What a call has brought. */
export type Answered<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What somebody reads whose call has failed, with what to do about it. */
function explain(error: unknown): string {
  const { kind, message } = readRefusal(error);
  if (kind === 'unreachable') {
    return __('Could not connect to the site. Your text is kept. Try again.', 'hadaya');
  }
  if (kind === 'stranger') {
    return __(
      'Your session has expired or you are not allowed to see messages. Log in in another tab, then try again. Your text is kept.',
      'hadaya',
    );
  }
  if (kind === 'broken') return tellBroken();
  // An answer of ours says itself what to do.
  if (kind !== 'closed' || String(Object(error).code).startsWith('hadaya_')) return message;
  return `${__('A plugin blocks the REST API. Allow “hadaya/v1” in that plugin, then try again. Your text is kept.', 'hadaya')} ${message}`.trim();
}

/** Calls a route; never rejects. */
async function call<Answer>(
  path: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  data?: unknown,
): Promise<Answered<Answer>> {
  try {
    const sent = data === undefined ? {} : { data };
    return { kind: 'done', answer: await apiFetch<Answer>({ path: `/hadaya/v1/leads${path}`, method, ...sent }) };
  } catch (error) {
    const given: { data?: { lead?: Lead } } = Object(error);
    return { kind: 'failed', failure: { message: explain(error), lead: given.data?.lead } };
  }
}

/** An answer with the lead as it is then. */
interface LeadAnswer {
  readonly lead: Lead;
}

/** A page of a view. */
export const listLeads = (asked: Asked) => call<LeadPage>(`?${listQuery(asked)}`);

/** A lead. */
export const readLead = (id: number) => call<LeadAnswer>(`/${id}`);

/** Changes a lead, if it still is as it was seen. */
export const changeLead = (id: number, revision: string, data: LeadData) =>
  call<LeadAnswer>(`/${id}`, 'POST', { revision, ...data });

/** Deletes a lead from the Trash permanently, if it still is as it was seen. */
export const deleteLead = (id: number, revision: string) =>
  call<{ readonly deleted: boolean }>(`/${id}`, 'DELETE', { revision });

/** What has become of leads that were to get other states. */
export interface Marked {
  readonly done: readonly ListRow[];
  /** Those that were not as they had been seen. */
  readonly left: readonly ListRow[];
}

/** Gives leads other states. */
export const changeStates = (changes: readonly StateChange[]) => call<Marked>('', 'POST', { changes });

/** Adds a note. */
export const addNote = (id: number, text: string) => call<LeadAnswer>(`/${id}/notes`, 'POST', { text });

/** Removes a note. */
export const removeNote = (id: number, revision: string, place: number) =>
  call<LeadAnswer>(`/${id}/notes`, 'DELETE', { revision, place });

/** Keeps the shop's offer to a quote. */
export const keepOffer = (id: number, revision: string, { total, shipping, ...offer }: Offer) =>
  call<LeadAnswer>(`/${id}/offer`, 'POST', {
    revision,
    ...offer,
    ...(total === null ? {} : { total }),
    ...(shipping === null ? {} : { shipping }),
  });

/** What somebody answers. */
export interface Written {
  readonly kind: 'mail' | 'whatsapp';
  readonly subject: string;
  readonly text: string;
}

/** Answers a lead; `problem` says why a mail did not go out. */
export const answerLead = (id: number, revision: string, written: Written) =>
  call<LeadAnswer & { readonly problem: string }>(`/${id}/answers`, 'POST', { revision, ...written });
