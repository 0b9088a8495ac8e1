/** Writes a test site's options to its database in WordPress's format, without starting WordPress. */
import type { DatabaseSync } from 'node:sqlite';

const AS_JSON = new Set(['hadaya_options', 'hadaya_history', 'hadaya_webhook_last']);

/** Options to whose changes a test plugin reacts, so WordPress itself must set them. */
export const HEARD: ReadonlySet<string> = new Set(['hadaya_test_chaty_messages', 'hadaya_test_lose_limits']);

/** Encodes JSON in ASCII characters only, as PHP does. */
const ascii = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Converts a name to a PHP array key; whole numbers become integers. */
const keyOf = (name: string): string => (/^(?:0|[1-9]\d{0,14})$/.test(name) ? `i:${name};` : serialize(name));

function serialize(value: unknown): string {
  if (value === null || value === undefined) return 'N;';
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`;
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `a:${entries.length}:{${entries.map(([name, one]) => `${keyOf(name)}${serialize(one)}`).join('')}}`;
}

function columnOf(name: string, value: unknown): string {
  if (AS_JSON.has(name)) return ascii(value);
  if (typeof value === 'object') return serialize(value);
  return typeof value === 'boolean' ? (value ? '1' : '') : String(value);
}

/** Sets options in a site's database; `null` deletes an option. */
export function writeOptions(file: DatabaseSync, options: Readonly<Record<string, unknown>>): void {
  const remove = file.prepare('DELETE FROM wp_options WHERE option_name = ?');
  const keep = file.prepare(
    `INSERT INTO wp_options (option_name, option_value, autoload) VALUES (?, ?, 'yes')
     ON CONFLICT (option_name) DO UPDATE SET option_value = excluded.option_value`,
  );
  file.exec('BEGIN IMMEDIATE');
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (value === null) remove.run(name);
    else keep.run(name, columnOf(name, value));
  }
  file.exec('COMMIT');
}
