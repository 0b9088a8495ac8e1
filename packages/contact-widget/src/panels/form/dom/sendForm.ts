import { isRecord, type Logger } from '@hadaya/core';
import type { HttpError } from '@hadaya/core/http';
import type { ContactPage } from '../../../page/index.ts';
import { type FormAnswer, readFormAnswer } from '../model/formAnswer.ts';
import { FORM_ACTION, type FormEntry } from '../model/formEntries.ts';
import type { SendingFailure } from '../model/formState.ts';
import { callShop } from './callShop.ts';

/**
 * Hints for the owner, keyed by kind of failure. There are none for status 0 and 429: the HTTP client already reports
 * them, and a visitor's bad connection is not the owner's problem.
 */
const HINTS: Readonly<Partial<Record<HttpError['kind'], string>>> = {
  nonce: 'the server returned "-1": the token has expired, probably because the page was cached',
  html: 'the server returned a page instead of data. Check for a firewall, a login page or a PHP error',
  parse: 'the response has an unexpected format. Check for output from other plugins',
  config: 'the settings contain no URL (ajax_url) to send it to',
};

/** Maps a failure to the reason that the visitor sees, and logs one line if the owner can fix the cause. */
function explainFailure(error: HttpError, logger: Logger): SendingFailure {
  const { kind, status, retryAfter, data } = error;
  if (kind === 'aborted') return { reason: 'cancelled' };
  if (status === 413) return { reason: 'too-large' };
  const isOwners = kind === 'http' || status === 503;
  const hint = HINTS[kind] ?? (isOwners ? `the server rejected it with status ${status}` : undefined);
  if (hint !== undefined) logger.warn(`a contact form message was not stored: ${hint}`);
  if (kind !== 'busy') return { reason: 'other' };
  const message = isRecord(data) && typeof data.message === 'string' ? data.message : '';
  return { reason: 'busy', message, ...(retryAfter === undefined ? {} : { waitSeconds: retryAfter }) };
}

export interface SendingConduct {
  readonly signal: AbortSignal;
  /** Receives the share uploaded so far, from 0 to 1; called only when files are sent. */
  readonly onProgress?: (share: number) => void;
}

export type SendingResult =
  | { readonly kind: 'answer'; readonly answer: FormAnswer }
  | ({ readonly kind: 'failed' } & SendingFailure);

/** Submits a form once. Retries automatically only if the request never reached the shop. Never throws. */
export async function sendForm(
  page: ContactPage,
  entries: readonly FormEntry[],
  { signal, onProgress }: SendingConduct,
): Promise<SendingResult> {
  const { environment } = page.context;
  if (environment.window.navigator.onLine === false) return { kind: 'failed', reason: 'offline' };
  const body = new environment.window.FormData();
  for (const [name, value] of entries) body.append(name, value);
  const result = await callShop(page, FORM_ACTION, { fields: body, decode: readFormAnswer, signal, onProgress });
  return result.ok
    ? { kind: 'answer', answer: result.value }
    : { kind: 'failed', ...explainFailure(result.error, environment.logger) };
}
