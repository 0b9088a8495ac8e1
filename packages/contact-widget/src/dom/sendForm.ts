import { createClient } from '@hadaya/core/http';
import type { ContactPage } from '../ContactPage.ts';
import { explainFailure, type SendingFailure } from '../form/explainFailure.ts';
import { type FormAnswer, readFormAnswer } from '../model/form/formAnswer.ts';
import { FORM_ACTION, type FormEntry } from '../model/form/formEntries.ts';
import { fetchWithTime } from './keepSiteTime.ts';

/** How one sending is followed and stopped. */
export interface SendingConduct {
  readonly signal: AbortSignal;
  /** Part that has gone out, 0 to 1; given only when files are sent. */
  readonly onProgress?: (share: number) => void;
}

/** What came of a sending: the server's answer, or why there is none. */
export type SendingResult =
  | { readonly kind: 'answer'; readonly answer: FormAnswer }
  | ({ readonly kind: 'failed' } & SendingFailure);

/** Sends a form once. Nothing is repeated by itself, and no failure throws. */
export async function sendForm(
  page: ContactPage,
  entries: readonly FormEntry[],
  { signal, onProgress }: SendingConduct,
): Promise<SendingResult> {
  const { environment } = page.context;
  const url = typeof page.settings.ajax_url === 'string' ? page.settings.ajax_url : undefined;
  if (environment.window.navigator.onLine === false) return { kind: 'failed', reason: 'offline' };
  const body = new environment.window.FormData();
  for (const [name, value] of entries) body.append(name, value);
  const result = await createClient(environment, { fetch: fetchWithTime(environment) }).adminAjax(FORM_ACTION, body, {
    decode: readFormAnswer,
    multipart: true,
    signal,
    url,
    onProgress,
  });
  return result.ok
    ? { kind: 'answer', answer: result.value }
    : { kind: 'failed', ...explainFailure(result.error, environment.logger) };
}
