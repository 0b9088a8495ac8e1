import { type Environment, isRecord } from '@hadaya/core';
import { isDue, type VisitRecords } from '../model/visits/visitRecords.ts';

const MAX_LENGTH = 50_000;

const DAY_MS = 86_400_000;

/** No record lives longer; a later end was written by a clock that was wrong. */
const LONGEST_DAYS = 366;

/** Name of a widget's records, in the local storage and as a cookie of older builds of the plugin. */
export const visitsKey = (widgetId: string): string => `chatyWidget_${widgetId}`;

/** A cookie's text, or `undefined`; cookies may be refused altogether. */
export function readCookie(page: Document, name: string): string | undefined {
  try {
    const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    return text && text.length < MAX_LENGTH ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a record `{value, expiry}` of the local storage; a broken or expired one is removed. */
export function readLasting({ storage, clock }: Environment, key: string): unknown {
  const text = storage.local.getItem(key);
  if (text === null) return undefined;
  const record = parse(text);
  const expiry = isRecord(record) ? Number(record.expiry) : Number.NaN;
  const now = clock.now();
  if (isRecord(record) && expiry > now && expiry < now + LONGEST_DAYS * DAY_MS) return record.value;
  storage.local.removeItem(key);
  return undefined;
}

/** What the visitor saw and clicked: the local storage first, then the cookies of older builds. Never throws. */
export function readVisits(environment: Environment, widgetId: string): VisitRecords {
  const stored = readLasting(environment, visitsKey(widgetId));
  const list = typeof stored === 'string' ? parse(stored) : undefined;
  const found = Array.isArray(list) ? list : parse(readCookie(environment.document, visitsKey(widgetId)));
  const records = new Map<string, number>();
  for (const entry of Array.isArray(found) ? found : []) {
    const at = isRecord(entry) && typeof entry.v === 'string' ? Date.parse(entry.v) : Number.NaN;
    if (isRecord(entry) && typeof entry.k === 'string' && Number.isFinite(at)) records.set(entry.k, at);
  }
  return records;
}

/** Whether a view or click counts again. */
export function isVisitDue(environment: Environment, widgetId: string, key: string): boolean {
  return isDue(readVisits(environment, widgetId), key, environment.clock.now());
}

/** Writes a record `{value, expiry}` into the local storage; lives for whole days. */
export function writeLasting(
  { storage, clock }: Environment,
  key: string,
  { value, days }: { readonly value: unknown; readonly days: number },
): void {
  storage.local.setItem(key, JSON.stringify({ value, expiry: clock.now() + days * DAY_MS }));
}
