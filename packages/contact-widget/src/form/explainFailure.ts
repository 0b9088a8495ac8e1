import { isRecord, type Logger } from '@hadaya/core';
import type { HttpError } from '@hadaya/core/http';

/** Why a form did not reach the server, as the visitor is told. */
export type SendingFailure =
  | { readonly reason: 'offline' | 'too-large' | 'cancelled' | 'other' }
  /** The server takes no more for now: seconds to wait and its own words, where it gave them. */
  | { readonly reason: 'busy'; readonly waitSeconds?: number; readonly message: string };

/** What the owner can do about it; the client itself tells of answers 0 and of 429, and the visitor's line is not theirs. */
const HINTS: Readonly<Partial<Record<HttpError['kind'], string>>> = {
  nonce: 'the server answered "-1": the token has expired, probably because this page lay in a cache',
  html: 'the server sent a page instead of an answer. Look for a firewall, a login or an error of PHP',
  parse: 'the answer of the server is no answer of the form. Look for output of other plugins',
  config: 'the settings name no address (ajax_url) to send it to',
};

/** Names the failure of a sending for the visitor, and tells the owner in one line what to look for. */
export function explainFailure(error: HttpError, logger: Logger): SendingFailure {
  const { kind, status, retryAfter, data } = error;
  if (kind === 'aborted') return { reason: 'cancelled' };
  if (status === 413) return { reason: 'too-large' };
  const isOwners = kind === 'http' || status === 503;
  const hint = HINTS[kind] ?? (isOwners ? `the server refused it with status ${status}` : undefined);
  if (hint !== undefined) logger.warn(`a message of the contact form was not stored: ${hint}`);
  if (kind !== 'busy') return { reason: 'other' };
  const message = isRecord(data) && typeof data.message === 'string' ? data.message : '';
  return { reason: 'busy', message, ...(retryAfter === undefined ? {} : { waitSeconds: retryAfter }) };
}
