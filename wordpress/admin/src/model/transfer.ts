import { asValues, isList, type Schema, type Value, type Values } from './schema.ts';

/** Names of secrets, as the server knows them. */
const SECRET = /(?:^|_)(?:secret|secret_key|token|password|api_key|private_key)$/;

/** A file of settings. */
interface SettingsFile {
  /** Version of the plugin that wrote it. */
  readonly hadaya: string;
  readonly settings: Values;
}

/** What a file of settings holds. */
export type ReadFile =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'foreign' }
  /** Settings with those of the file in their place, and names in the file that no setting has. */
  | { readonly kind: 'read'; readonly draft: Values; readonly unknown: readonly string[] };

function withoutSecrets(value: Value): Value {
  if (isList(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner)]));
}

/** Settings as a file carries them to another site: without secrets, which belong to one. */
export function writeFile(settings: Values, version: string): string {
  const file: SettingsFile = { hadaya: version, settings: asValues(withoutSecrets(settings)) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Values of a file over those of the site: what the file does not have, as secrets, stays. Lists are taken whole. */
function put(present: Value | undefined, given: Value): Value {
  if (isList(given) || typeof given !== 'object' || isList(present) || typeof present !== 'object') return given;
  const inner = Object.entries(given).map(([name, value]) => [name, put(present[name], value)] as const);
  return { ...present, ...Object.fromEntries(inner) };
}

/** Names of a file that the description does not have, with the names around them. */
function unknownIn({ properties }: Schema, values: Values, around: string): readonly string[] {
  if (!properties) return [];
  return Object.entries(values).flatMap(([name, value]) => {
    const field = properties[name];
    if (!field) return [around + name];
    return typeof value === 'object' && !isList(value) ? unknownIn(field, value, `${around}${name}.`) : [];
  });
}

/** Reads a file of settings as a draft: nothing is saved by it, and the server judges each value when it is. */
export function readFile(text: string, schema: Schema, kept: Values): ReadFile {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { kind: 'unreadable' };
  }
  const { hadaya, settings }: { hadaya?: unknown; settings?: Value } = Object(given);
  if (typeof hadaya !== 'string' || typeof settings !== 'object' || isList(settings)) return { kind: 'foreign' };
  const known = Object.entries(settings).filter(([name]) => Object.hasOwn(kept, name));
  const draft = asValues(put(kept, Object.fromEntries(known)));
  return { kind: 'read', draft, unknown: unknownIn(schema, settings, '') };
}
