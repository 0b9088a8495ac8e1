import { type Field, text } from '@hadaya/core';

const MAX_PASSES = 4;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decodeOne(whole: string, body: string): string {
  if (!body.startsWith('#')) return Object.hasOwn(NAMED, body) ? (NAMED[body] ?? whole) : whole;
  const code = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Replaces HTML character references once. */
export function decodeOnce(source: string): string {
  return source.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]\w{1,8});/gi, decodeOne);
}

/**
 * Takes the HTML encoding off a text that is no HTML. The server encodes some texts up to three times, so it decodes
 * until nothing changes, at most four times.
 */
export function decodeText(source: string): string {
  let decoded = source;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = decodeOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}

/** A text setting of the plugin: decoded, trimmed. The one place where encoded texts and addresses become plain. */
export function plain(from: string, fallback = ''): Field<string> {
  const field = text(fallback, { from });
  return { from, read: (raw, context) => decodeText(field.read(raw, context)).trim() || fallback };
}
