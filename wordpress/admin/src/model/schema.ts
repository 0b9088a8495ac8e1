import type { OwnerField, OwnerValue } from '@hadaya/contact-widget/owner';

export type Value = OwnerValue;

export type Values = Readonly<Record<string, Value>>;

/** A field's schema from the server: the contact widget's description plus server-only properties. */
export interface Schema extends Omit<OwnerField, 'fresh'> {
  readonly maxLength?: number;
  /** A string's format: a regular expression without flags. */
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  /** Label of the line that expands rarely needed fields. */
  readonly rareTitle?: string;
  /** The route below `hadaya/v1/` that tests an object's values. */
  readonly test?: string;
  /**
   * True if the setting may stay unset. If a replaced plugin has the same setting (`isPlugins`), an unset setting gets
   * the plugin's value instead of the default.
   */
  readonly isOptional?: boolean;
  readonly isPlugins?: boolean;
  /** True if visitors read this setting, so that it may have a string for each language. */
  readonly isTranslatable?: boolean;
  /** Default texts by language, which pages use while the owner has entered none. */
  readonly usual?: Readonly<Record<string, string>>;
}

/** Returns an object's fields; empty for anything else. */
export function asValues(value: Value | undefined): Values {
  return typeof value === 'object' && !isList(value) ? value : {};
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** Returns a list's items; empty for anything else. */
export function asList(value: Value | undefined): readonly Value[] {
  return isList(value) ? value : [];
}

export function pickFields(schema: Schema, names: readonly string[]): Schema {
  const kept = Object.entries(schema.properties ?? {}).filter(([name]) => names.includes(name));
  return { ...schema, properties: Object.fromEntries(kept) };
}

/**
 * Checks whether a field has an effect, given the values of the other fields. For the fields that depend on it, a field
 * without effect counts as having its default value.
 */
export function hasEffect(name: string, fields: Readonly<Record<string, Schema>>, values: Values): boolean {
  const when = fields[name]?.when;
  if (!when) return true;
  if (when.also && !isFulfilled(when.also, fields, values)) return false;
  return isFulfilled(when, fields, values);
}

function isFulfilled(
  when: { readonly field: string; readonly in: readonly Value[] },
  fields: Readonly<Record<string, Schema>>,
  values: Values,
): boolean {
  const value = hasEffect(when.field, fields, values) ? values[when.field] : undefined;
  return when.in.includes(value ?? fields[when.field]?.default ?? '');
}

export function newItem(schema: Schema): Value {
  if (schema.type !== 'object') return schema.default ?? '';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, newItem(field)] as const),
  );
}

/** Returns the titles along a field's path, with positions in lists, such as `Channels › 2 › Label`. */
export function nameField(schema: Schema, path: string): string {
  const names: string[] = [];
  let field: Schema | undefined = schema;
  for (const part of path.split('.')) {
    const isIndex: boolean = field?.type === 'array';
    field = isIndex ? field?.items : field?.properties?.[part];
    const title = isIndex ? String(Number(part) + 1) : field?.title;
    if (title) names.push(title);
  }
  return names.join(' › ');
}

/** Returns a list with one item moved; a move beyond an end changes nothing. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  const others = list.filter((_one, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
