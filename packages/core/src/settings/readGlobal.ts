import { isRecord, type SettingsProblem } from './field.ts';

/** What stands in a page global: the object, or why it could not be used. */
export interface ReadGlobal {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problem?: SettingsProblem;
}

/** Reads a settings global of the page. A missing one is empty; a JSON string counts as its content. */
export function readGlobal(page: object, name: string): ReadGlobal {
  let found: unknown;
  try {
    found = Reflect.get(page, name);
    if (typeof found === 'string') found = JSON.parse(found);
  } catch {
    return { values: {}, problem: { path: name, message: 'is not readable as JSON; the defaults are used' } };
  }
  if (isRecord(found)) return { values: found };
  const isEmpty = found === undefined || found === null || (Array.isArray(found) && found.length === 0);
  if (isEmpty) return { values: {} };
  return { values: {}, problem: { path: name, message: 'is not an object; the defaults are used' } };
}
