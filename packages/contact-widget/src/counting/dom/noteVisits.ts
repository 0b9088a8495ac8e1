import { type Environment, isRecord, toJson } from '@hadaya/core';
import { isDue, type VisitRecords } from '../model/visitRecords.ts';

const MAX_LENGTH = 50_000;

const DAY_MS = 86_400_000;

/** Maximum lifetime of a record; a later expiry indicates a wrong clock. */
const LONGEST_DAYS = 366;

/**
 * Returns the key of a widget's records in local storage, which is also the name of the cookie that older plugin
 * versions set.
 */
export const visitsKey = (widgetId: string): string => `chatyWidget_${widgetId}`;

function parse(text: string | null | undefined): unknown {
  try {
    return text && text.length < MAX_LENGTH ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a `{value, expiry}` record from local storage; removes an invalid or expired one. */
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

export function readRecords(text: unknown): VisitRecords {
  const list = typeof text === 'string' ? parse(text) : undefined;
  const records = new Map<string, number>();
  for (const entry of Array.isArray(list) ? list : []) {
    const at = isRecord(entry) && typeof entry.v === 'string' ? Date.parse(entry.v) : Number.NaN;
    if (isRecord(entry) && typeof entry.k === 'string' && Number.isFinite(at)) records.set(entry.k, at);
  }
  return records;
}

/** Reads the records of the visitor's views and clicks. Never throws. */
function readVisits(environment: Environment, widgetId: string): VisitRecords {
  return readRecords(readLasting(environment, visitsKey(widgetId)));
}

export function isVisitDue(environment: Environment, widgetId: string, key: string): boolean {
  return isDue(readVisits(environment, widgetId), key, environment.clock.now());
}

export function writeLasting(
  { storage, clock }: Environment,
  key: string,
  { value, days }: { readonly value: unknown; readonly days: number },
): void {
  storage.local.setItem(key, JSON.stringify({ value, expiry: clock.now() + days * DAY_MS }));
}

const RECORD_DAYS = 7;
const ACTIVE_DAYS = 1;
const BLUR_DAYS = 365;

/** Key of the record that the visitor has dismissed a list that blurs the page. */
export const BLUR_KEY = 'hide-bg-blur-effect';

export function writeBlur(environment: Environment): void {
  writeLasting(environment, BLUR_KEY, { value: true, days: BLUR_DAYS });
}

/** Stores a widget's records; they expire seven days after the last write. */
export function writeRecords(environment: Environment, widgetId: string, records: VisitRecords): void {
  const list = [...records].map(([k, at]) => ({ k, v: new Date(at).toISOString() }));
  writeLasting(environment, visitsKey(widgetId), { value: toJson(list), days: RECORD_DAYS });
}

/** Returns whether older plugin versions left cookie records that local storage lacks. */
export function hasOlderVisits(environment: Environment, widgetIds: readonly string[]): boolean {
  let cookies = '';
  try {
    cookies = environment.document.cookie;
  } catch {
    // A frame may have no access to cookies.
  }
  return [...widgetIds.map(visitsKey), BLUR_KEY].some(
    (key) => cookies.includes(`${key}=`) && readLasting(environment, key) === undefined,
  );
}

/** Records that the visitor saw or clicked something now, in the replaced plugin's format. */
export function noteVisits(environment: Environment, widgetId: string, keys: readonly string[]): void {
  const noted = keys.map((key) => [key, environment.clock.now()] as const);
  writeRecords(environment, widgetId, new Map([...readVisits(environment, widgetId), ...noted]));
}

/** Stores the ids of the widgets on the page, for one day. */
export function writeActive(environment: Environment, ids: readonly string[]): void {
  writeLasting(environment, 'activechatyWidgets', { value: ids.join(','), days: ACTIVE_DAYS });
}
