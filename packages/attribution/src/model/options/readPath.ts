import { PUBLIC_KEYS } from '../records/records.ts';

export function readPath(data: unknown, path: unknown): unknown {
  return String(path)
    .split('.')
    .reduce((value: unknown, key) => Object(value)[key], data);
}

const listPaths = (): readonly string[] =>
  Object.entries({ ...PUBLIC_KEYS, channel: 'current first' }).flatMap(([record, keys]) => [
    record,
    ...keys.split(' ').map((key) => `${record}.${key}`),
  ]);

export function listUnknownPaths(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const known = listPaths();
  return Object.entries(fields)
    .filter(([, path]) => !known.includes(String(path)))
    .map(([field, path]) => `${field} → ${path}`);
}

export function asksForChannel(fields: Readonly<Record<string, unknown>>): boolean {
  return Object.values(fields).some((path) => /^channel\b/.test(String(path)));
}
