/**
 * The value at a dotted path of the public data; an unknown path is undefined, one that ends at an object gives the
 * object.
 */
export function readPath(data: unknown, path: unknown): unknown {
  return String(path)
    .split('.')
    .reduce((value: unknown, key) => Object(value)[key], data);
}

/** Every path that leads to a value or, without its last part, to a record. */
const KNOWN =
  /^((current|first)(\.(typ|src|mdm|cmp|cnt|trm|id|plt|fmt|tct))?|(current|first)_add(\.(fd|ep|rf))?|session(\.(pgs|cpg))?|udata(\.(vst|uip|uag))?|promo(\.code)?|channel(\.(current|first))?)$/;

/** Those paths of the server's list that lead nowhere, with their fields: `field → path`. */
export function listUnknownPaths(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields)
    .filter(([, path]) => !KNOWN.test(String(path)))
    .map(([field, path]) => `${field} → ${path}`);
}

/** Whether a field asks for the marketing channel. */
export function asksForChannel(fields: Readonly<Record<string, unknown>>): boolean {
  return Object.values(fields).some((path) => /^channel\b/.test(String(path)));
}
