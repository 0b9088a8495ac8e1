import { asValues, isList, type Schema, type Value, type Values } from './schema.ts';

/** Matches the names of settings that contain secrets; the server uses the same pattern. */
const SECRET = /(?:^|_)(?:secret|secret_key|token|password|api_key|private_key)$/;

interface SettingsFile {
  /** Version of the plugin that wrote the file. */
  readonly hadaya: string;
  readonly settings: Values;
}

export type ReadFile =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'foreign' }
  /**
   * The site's settings merged with the file's, and the names from the file that are unknown or whose values have the
   * wrong type.
   */
  | { readonly kind: 'read'; readonly draft: Values; readonly unknown: readonly string[] };

function withoutSecrets(value: Value): Value {
  if (isList(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner)]));
}

/**
 * Returns the settings as text, for a file that another site can read. Secrets are left out, because they belong to one
 * site.
 */
export function writeFile(settings: Values, version: string): string {
  const file: SettingsFile = { hadaya: version, settings: asValues(withoutSecrets(settings)) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Merges a file's values into the site's: values missing from the file, such as secrets, are kept. Lists are replaced
 * as a whole.
 */
function put(present: Value | undefined, given: Value): Value {
  if (isList(given) || typeof given !== 'object' || isList(present) || typeof present !== 'object') return given;
  const inner = Object.entries(given).map(([name, value]) => [name, put(present[name], value)] as const);
  return { ...present, ...Object.fromEntries(inner) };
}

/** A value from the file. Unlike the settings, the file may contain null. */
type Given = Value | null;

/** Checks whether a value has a field's type; the server validates its format. */
function isOfKind({ type, isTranslatable, items }: Schema, value: Given): value is Value {
  if (value === null) return false;
  // A list in which every item is unknown is rejected, because it would empty the site's own list.
  if (type === 'array')
    return isList(value) && (!items || value.length === 0 || value.some((item) => isOfKind(items, item)));
  const isObject = typeof value === 'object' && !isList(value);
  return type === 'object' ? isObject : typeof value !== 'object' || (isTranslatable === true && isObject);
}

/** Returns the known part of a value; passes unknown names to `onUnknown` with their path. */
function fit(schema: Schema, value: Value, path: string, onUnknown: (path: string) => void): Value {
  const { items, properties } = schema;
  if (isList(value)) {
    if (!items) return value;
    const known = value.filter((item) => isOfKind(items, item));
    if (known.length < value.length) onUnknown(path);
    return known.map((item) => fit(items, item, path, onUnknown));
  }
  if (typeof value !== 'object') return value;
  if (!properties) return Object.fromEntries(Object.entries<Given>(value).filter(isText));
  const known = Object.entries<Given>(value).flatMap(([name, inner]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const inside = path === '' ? name : `${path}.${name}`;
    if (field && isOfKind(field, inner)) return [[name, fit(field, inner, inside, onUnknown)] as const];
    onUnknown(inside);
    return [];
  });
  return Object.fromEntries(known);
}

const isText = (entry: readonly [string, Given]): entry is [string, string] => typeof entry[1] === 'string';

/** Reads a settings file as a draft. Nothing is saved; the server validates the draft when the owner saves it. */
export function readFile(text: string, schema: Schema, kept: Values): ReadFile {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { kind: 'unreadable' };
  }
  const { hadaya, settings }: { hadaya?: unknown; settings?: Given } = Object(given);
  if (typeof hadaya !== 'string' || settings === undefined || !isOfKind(schema, settings)) return { kind: 'foreign' };
  const unknown = new Set<string>();
  const known = fit(schema, settings, '', (path) => unknown.add(path));
  return { kind: 'read', draft: asValues(put(kept, known)), unknown: [...unknown] };
}
