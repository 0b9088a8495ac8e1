import { isRecord, type Logger } from '@hadaya/core';
import type { HttpError } from '@hadaya/core/http';

/** Why a form did not reach the server, as the visitor is told. */
export type SendingFailure =
  | { readonly reason: 'offline' | 'too-large' | 'cancelled' | 'other' }
  /** The server takes no more for now: seconds to wait and its own words, where it gave them. */
  | { readonly reason: 'busy'; readonly waitSeconds?: number; readonly message: string };

/** What the owner can do about it; failures of the visitor's line are not the owner's. */
const HINTS: Readonly<Partial<Record<HttpError['kind'], string>>> = {
  busy: 'the server refuses more messages for now (429 or 503). Raise its limit if real visitors meet it',
  no_action: 'the server knows no such form ("0"). Check that the contact plugin is active',
  empty: 'the server answered "0" or nothing. Check that the contact plugin is active and its form is saved',
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
  const hint = HINTS[kind] ?? (status ? `the server refused it with status ${status}` : undefined);
  if (hint !== undefined) logger.warn(`a message of the contact form was not stored: ${hint}`);
  if (kind !== 'busy') return { reason: 'other' };
  const message = isRecord(data) && typeof data.message === 'string' ? data.message : '';
  return { reason: 'busy', message, ...(retryAfter === undefined ? {} : { waitSeconds: retryAfter }) };
}
