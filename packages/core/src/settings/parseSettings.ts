import {
  type Field,
  type FieldContext,
  type FieldSource,
  isMissing,
  isRecord,
  quote,
  type Schema,
  type SettingsOf,
  type SettingsProblem,
} from './field.ts';
import { hintAt } from './findNearestName.ts';

/** The cast is safe, because each value in the result comes from the field with the same key. */
function readFields<S extends Schema>(
  schema: S,
  find: (name: string, field: Field<unknown>) => { readonly raw: unknown; readonly context: FieldContext },
): SettingsOf<S> {
  const entries = Object.entries(schema).map(([name, field]) => {
    const { raw, context } = find(name, field);
    return [name, field.read(raw, context)];
  });
  return Object.fromEntries(entries) as SettingsOf<S>;
}

/** Defines a nested object with its own schema. An empty PHP array counts as an empty object. */
export function group<S extends Schema>(schema: S, source: FieldSource = {}): Field<SettingsOf<S>> {
  return {
    ...source,
    read(raw, { path, report }) {
      const isEmpty = isMissing(raw) || (Array.isArray(raw) && raw.length === 0);
      if (!isEmpty && !isRecord(raw)) report(`${quote(raw)} is not an object; the defaults are used`);
      const values = isRecord(raw) ? raw : {};
      return readFields(schema, (name, field) => {
        const key = field.from !== undefined && Object.hasOwn(values, field.from) ? field.from : name;
        return {
          raw: Object.hasOwn(values, key) ? values[key] : undefined,
          context: { path: `${path}.${key}`, report: (message) => report(`${key}: ${message}`) },
        };
      });
    },
  };
}

/** Settings from one origin: a plugin's global, `window.hadaya.settings` or an element's attributes. */
export interface SettingsSource {
  /**
   * Name of the source in messages, such as `woo_variation_swatches_options`, `hadaya.settings.menu` or
   * `data-hadaya-*`.
   */
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  /**
   * `server` uses the server's names and contains many settings that Hadaya does not use; `owner` uses Hadaya's names,
   * so an unknown name is a mistake.
   */
  readonly kind: 'server' | 'owner';
}

export interface ParsedSettings<S extends Schema> {
  readonly settings: SettingsOf<S>;
  readonly problems: readonly SettingsProblem[];
}

function findUnknownNames(schema: Schema, source: SettingsSource): SettingsProblem[] {
  const ours = Object.keys(schema);
  const servers = Object.values(schema).flatMap((field) => field.from ?? []);
  return Object.keys(source.values)
    .filter((name) => !ours.includes(name) && !servers.includes(name))
    .map((name) => ({
      path: `${source.name}.${name}`,
      message: `unknown setting, ${hintAt(name, ours, `known are ${ours.join(', ')}`)}`,
    }));
}

/**
 * Reads settings from several sources; later sources win. Within a source, Hadaya's name for a field takes precedence
 * over the server's. Never throws; each problem is listed once with its path.
 */
export function parseSettings<S extends Schema>(schema: S, sources: readonly SettingsSource[]): ParsedSettings<S> {
  const problems: SettingsProblem[] = [];
  for (const source of sources) if (source.kind === 'owner') problems.push(...findUnknownNames(schema, source));

  const settings = readFields(schema, (name, field) => {
    let raw: unknown;
    let path = name;
    for (const source of sources) {
      const keys = field.from === undefined ? [name] : [name, field.from];
      const key = keys.find(
        (candidate) => Object.hasOwn(source.values, candidate) && source.values[candidate] !== undefined,
      );
      if (key === undefined) continue;
      raw = source.values[key];
      path = `${source.name}.${key}`;
    }
    return { raw, context: { path, report: (message) => problems.push({ path, message }) } };
  });
  return { settings, problems };
}
