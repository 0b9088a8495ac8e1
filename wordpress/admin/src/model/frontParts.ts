import type { Part } from '../startData.ts';
import { isList, type Schema, type Value, type Values } from './schema.ts';

/** Names of the parts that share a settings group, keyed by the group's name. */
const SHARED: Readonly<Record<string, readonly string[]>> = { variations: ['swatches', 'gallery'] };

/**
 * Checks whether settings have an effect: their part is on and the plugin that it replaces is active. Settings for
 * server calls always apply.
 */
export function isPartHere(name: string, parts: readonly Part[], islands: Values): boolean {
  if (name === 'http') return true;
  const requested = SHARED[name] ?? [name];
  return parts.some((part) => requested.includes(part.name) && part.plugins.length > 0 && islands[part.name] === true);
}

/** Checks whether a field with the given value counts as unset: the value is empty or Hadaya's default. */
function isUnset({ default: standard, isPlugins }: Schema, value: Value | undefined): boolean {
  if (value === undefined || value === '' || (isList(value) && value.every((one) => one === ''))) return true;
  // A replaced plugin's value may differ from Hadaya's default, so selecting the default is an explicit choice.
  return !isPlugins && standard !== undefined && String(standard) === String(value);
}

/** Returns only those values of a part that count as set, in the order of the part's fields. */
export function tidyPart({ properties = {} }: Schema, values: Values): Values {
  const kept = Object.entries(properties).flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined || isUnset(field, value) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(kept);
}

/** Returns the settings with one part's values replaced, in the order of the parts; omits a part without values. */
export function withPart({ properties = {} }: Schema, front: Values, part: string, values: Values): Values {
  const kept = Object.entries(properties).flatMap(([name, schema]) => {
    const value = name === part ? tidyPart(schema, values) : front[name];
    return value === undefined || Object.keys(Object(value)).length === 0 ? [] : [[name, value] as const];
  });
  return Object.fromEntries(kept);
}

const plain = (text: string) => text.toLocaleLowerCase();

/**
 * Returns a part's fields for which every search word occurs in the label, name, options or part title. During a
 * search, no field is collapsed.
 */
export function filterFields(schema: Schema, query: string): Schema {
  const requested = plain(query).split(/\s+/).filter(Boolean);
  if (requested.length === 0) return schema;
  const found = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const text = plain(`${field.title} ${field.description} ${(field.enumNames ?? []).join(' ')} ${schema.title}`);
    return requested.every((word) => text.includes(word)) ? [[name, { ...field, isRare: false }] as const] : [];
  });
  return { ...schema, properties: Object.fromEntries(found) };
}
