import { isOn, isRecord } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';
import type { FormField, FormValues } from './FormField.ts';

/** A field that the server rejected, with the server's name for it. */
export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
  /** Submitted index of a custom field. */
  readonly index?: string;
}

/** The server's response to a form. All its strings are plain text, even if they contain markup. */
export type FormAnswer =
  | {
      readonly kind: 'stored';
      readonly message: string;
      readonly redirect?: { readonly link: string; readonly inNewTab: boolean };
      /** Absent if the form stays open. */
      readonly closeAfterMs?: number;
    }
  | { readonly kind: 'invalid'; readonly refusals: readonly FieldRefusal[]; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

const LONGEST_CLOSE_S = 3600;
/** The plugin's default, long enough to read the thank-you message. */
const USUAL_CLOSE_S = 3;
const asText = (raw: unknown) => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '');
/** The replaced plugin sends HTML-encoded messages (`We&#039;ll call`). */
const asMessage = (raw: unknown) => decodeText(asText(raw));

function readRefusals(raw: unknown): FieldRefusal[] {
  const list = Array.isArray(raw) ? raw : isRecord(raw) ? Object.values(raw) : [];
  return list.filter(isRecord).map(({ field, message, index }) => ({
    field: asText(field),
    message: asMessage(message),
    ...(index === undefined ? {} : { index: asText(index) }),
  }));
}

function readClosing(raw: Readonly<Record<string, unknown>>): number | undefined {
  if (!isOn(raw.close_form_after)) return undefined;
  const printed = asText(raw.close_form_after_seconds).trim();
  const seconds = printed === '' ? Number.NaN : Number(printed);
  return (seconds >= 0 ? Math.min(seconds, LONGEST_CLOSE_S) : USUAL_CLOSE_S) * 1000;
}

/** Parses the server's response; returns `undefined` if it is invalid. Accepts wrong types if they are unambiguous. */
export function readFormAnswer(raw: unknown): FormAnswer | undefined {
  if (!isRecord(raw) || !('status' in raw || 'error' in raw || 'message' in raw)) return undefined;
  const message = asMessage(raw.message);
  if (isOn(raw.status)) {
    const closeAfterMs = readClosing(raw);
    const link = asText(raw.redirect_link).trim();
    return {
      kind: 'stored',
      message,
      ...(isOn(raw.redirect_action) && link !== '' ? { redirect: { link, inNewTab: isOn(raw.link_in_new_tab) } } : {}),
      ...(closeAfterMs === undefined ? {} : { closeAfterMs }),
    };
  }
  const refusals = readRefusals(raw.errors);
  return isOn(raw.error) || refusals.length > 0 ? { kind: 'invalid', refusals, message } : { kind: 'refused', message };
}

/** Error messages by field key, and those that belong to no field. */
export interface PlacedErrors {
  readonly byField: Readonly<Record<string, string>>;
  readonly others: readonly string[];
}

/**
 * Returns the key of the custom field that a rejection identifies by its index. If a rejected file's index matches no
 * field, returns the form's file field, provided there is only one.
 */
function findOwn({ field, index }: FieldRefusal, fields: readonly FormField[]): string | undefined {
  if (index === undefined) return undefined;
  const named = fields.find((one) => one.index === index && field === `chaty-field-${one.type}`);
  const [files, ...others] = fields.filter(({ type }) => type === 'file');
  return named?.key ?? (field === 'chaty-field-file' && others.length === 0 ? files?.key : undefined);
}

const SERVER_NAME = /^chaty-field-(name|phone|email|message)$/;

/**
 * Assigns errors to fields. Some plugin versions report the name field when the email is missing, so an error about a
 * filled-in name appears at the empty email field. Never uses unknown names as selectors.
 */
export function placeErrors(
  refusals: readonly FieldRefusal[],
  fields: readonly FormField[],
  values: FormValues,
): PlacedErrors {
  const isEmpty = (key: string) => (values.texts[key] ?? '').trim() === '';
  const has = (name: string) => fields.some(({ builtIn }) => builtIn === name);
  const byField: Record<string, string> = {};
  const others: string[] = [];
  for (const refusal of refusals) {
    const { field, message } = refusal;
    const own = findOwn(refusal, fields);
    const named = SERVER_NAME.exec(field)?.[1];
    const meant = named === 'name' && !isEmpty('name') && has('email') && isEmpty('email') ? 'email' : named;
    if (own !== undefined) byField[own] = message;
    else if (meant && has(meant)) byField[meant] = message;
    else others.push(message);
  }
  return { byField, others };
}
