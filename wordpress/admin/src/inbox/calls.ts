import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { readRefusal } from '../model/refusal.ts';
import { tellBroken } from '../view/tellBroken.ts';
import { type Asked, listQuery } from './model/asked.ts';
import type { LeadData, StateChange } from './model/inbox.ts';
import type { Lead, LeadPage, ListRow, Offer } from './startData.ts';

/** A failed call: the message, and the current lead if another user changed it first. */
export interface Failure {
  readonly message: string;
  readonly lead: Lead | undefined;
}

export type Answered<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly failure: Failure };

function explain(error: unknown): string {
  const { kind, message } = readRefusal(error);
  if (kind === 'unreachable') {
    return __('Could not connect to the site. Try again. Your text has not been lost.', 'hadaya');
  }
  if (kind === 'stranger') {
    return __(
      'Your session has expired or you are not allowed to see messages. Log in again in another tab, then come back here and try again. Your text has not been lost.',
      'hadaya',
    );
  }
  if (kind === 'broken') return tellBroken();
  // Hadaya's own messages already say what to do.
  if (kind !== 'closed' || String(Object(error).code).startsWith('hadaya_')) return message;
  return `${__('A plugin is blocking the REST API. Allow “hadaya/v1” in that plugin, then try again. Your text has not been lost.', 'hadaya')} ${message}`.trim();
}

/** Calls a route below the inbox's REST API; never rejects. */
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

interface LeadAnswer {
  readonly lead: Lead;
}

export const listLeads = (asked: Asked) => call<LeadPage>(`?${listQuery(asked)}`);

export const readLead = (id: number) => call<LeadAnswer>(`/${id}`);

/** Changes a lead unless it has changed since it was read. */
export const changeLead = (id: number, revision: string, data: LeadData) =>
  call<LeadAnswer>(`/${id}`, 'POST', { revision, ...data });

/** Permanently deletes a lead from the Trash unless it has changed since it was read. */
export const deleteLead = (id: number, revision: string) =>
  call<{ readonly deleted: boolean }>(`/${id}`, 'DELETE', { revision });

export interface Marked {
  readonly done: readonly ListRow[];
  /** Leads that were left unchanged, because they no longer had the status `from`. */
  readonly left: readonly ListRow[];
}

/** Sets the statuses of those leads that still have the status `from`. */
export const changeStates = (changes: readonly StateChange[]) => call<Marked>('', 'POST', { changes });

export const addNote = (id: number, text: string) => call<LeadAnswer>(`/${id}/notes`, 'POST', { text });

export const removeNote = (id: number, revision: string, index: number) =>
  call<LeadAnswer>(`/${id}/notes`, 'DELETE', { revision, index });

export const keepOffer = (id: number, revision: string, { total, shipping, ...offer }: Offer) =>
  call<LeadAnswer>(`/${id}/offer`, 'POST', {
    revision,
    ...offer,
    ...(total === null ? {} : { total }),
    ...(shipping === null ? {} : { shipping }),
  });

/** A reply. */
export interface Written {
  readonly kind: 'mail' | 'whatsapp';
  readonly subject: string;
  readonly text: string;
}

/** Replies to a lead; `problem` is the reason why an email was not sent, or empty. */
export const answerLead = (id: number, revision: string, written: Written) =>
  call<LeadAnswer & { readonly problem: string }>(`/${id}/answers`, 'POST', { revision, ...written });
