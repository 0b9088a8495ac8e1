import { amount, type Field, flag, group, isRecord, type PageWindow, readSettings, text } from '@hadaya/core';
import { HTTP_RETRY, HTTP_TIMEOUTS, type HttpOptions } from './HttpOptions.ts';

const MOST_MS = 120_000;
const milliseconds = (fallback: number) => amount(fallback, { min: 0, max: MOST_MS });

const messages: Field<Readonly<Record<string, string>>> = {
  read: (raw) =>
    Object.fromEntries(
      Object.entries(isRecord(raw) ? raw : {}).flatMap(([code, message]) =>
        typeof message === 'string' ? [[code, message]] : [],
      ),
    ),
};

const schema = {
  ajaxUrl: text(undefined),
  wcAjaxUrl: text(undefined),
  debug: flag(false),
  messages,
  timeouts: group({
    read: milliseconds(HTTP_TIMEOUTS.read),
    write: milliseconds(HTTP_TIMEOUTS.write),
    upload: milliseconds(HTTP_TIMEOUTS.upload),
    nonce: milliseconds(HTTP_TIMEOUTS.nonce),
    track: milliseconds(HTTP_TIMEOUTS.track),
  }),
  retry: group({
    reads: amount(HTTP_RETRY.reads, { min: 0, max: 2, whole: true }),
    maxWaitMs: milliseconds(HTTP_RETRY.maxWaitMs),
    totalMs: milliseconds(HTTP_RETRY.totalMs),
  }),
};

/** What the owner set under `window.hadaya.settings.http`. */
export function readHttpSettings(page: PageWindow): HttpOptions {
  return readSettings(page, { schema, key: 'http' }).settings;
}
