import { PUBLIC_KEYS } from '../records/records.ts';

/**
 * Returns the value at a dotted path in the public data: `undefined` for an unknown path, an object if the path ends at
 * one.
 */
export function readPath(data: unknown, path: unknown): unknown {
  return String(path)
    .split('.')
    .reduce((value: unknown, key) => Object(value)[key], data);
}

/** Returns all valid paths, each to a record or to a value in it. */
const listPaths = (): readonly string[] =>
  Object.entries({ ...PUBLIC_KEYS, channel: 'current first' }).flatMap(([record, keys]) => [
    record,
    ...keys.split(' ').map((key) => `${record}.${key}`),
  ]);

/** Returns the unknown paths in the server's list, with their fields: `field → path`. */
export function listUnknownPaths(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const known = listPaths();
  return Object.entries(fields)
    .filter(([, path]) => !known.includes(String(path)))
    .map(([field, path]) => `${field} → ${path}`);
}

export function asksForChannel(fields: Readonly<Record<string, unknown>>): boolean {
  return Object.values(fields).some((path) => /^channel\b/.test(String(path)));
}
