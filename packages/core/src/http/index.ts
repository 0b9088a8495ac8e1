/** HTTP calls from islands to the site; see the README in this folder. */
export { findRestUrl } from './addresses.ts';
export { createClient, type HttpClient } from './createClient.ts';
export { createEventSender, type Track, type TrackerOptions } from './createEventSender.ts';
export type { Fields, FieldValue } from './encodeFields.ts';
export type { HttpError, HttpErrorKind, HttpResult } from './errors/errors.ts';
export { type GetOptions, getJson, getText } from './getText.ts';
export type { CallOptions, Decode, HttpOptions, HttpRetry, HttpTimeouts, OnProgress } from './options/options.ts';
