import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { newItem, type Schema } from '@hadaya/admin/schema';
import type { Fields, WidgetFacts } from '@hadaya/installer';
import type { Locale } from '@hadaya/testing/shop';
import { REPOSITORY } from '@hadaya/tools/project';
import { readPluginSchema } from '@hadaya/tools/reference/pluginSchema';
import { WIDGET_SCHEMA_FILE } from '@hadaya/tools/reference/widgetSchema';

const plugin = readPluginSchema();

/** Fields that require a server, or that a page with one widget does not need. */
const LEFT_OUT = ['id', 'name', 'form'];

/** Page rules that only a server can check. */
const SERVER_RULES = ['product', 'category', 'post', 'tag', 'language', 'login', 'role', 'cart'];

/** The plugin's example widget and its PHP output. */
export const pluginExample = plugin.example;

/**
 * Keys whose values are translated, because owners or visitors read them. The same strings under other keys stay
 * unchanged.
 */
const READ = ['title', 'description', 'enumNames', 'name', 'asked', 'cta_text', 'close_text'];

/** Texts without a translation stay English. */
function inLanguage<Value>(value: Value, locale: Locale): Value {
  const say = (text: unknown): unknown =>
    Array.isArray(text) ? text.map(say) : typeof text === 'string' ? (plugin.arabic[text] ?? text) : text;
  const text = JSON.stringify(value, (key, one: unknown) => (locale === 'ar' && READ.includes(key) ? say(one) : one));
  return JSON.parse(text);
}

function withoutServer(schema: Schema, path = ''): Schema {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (LEFT_OUT.includes(path + name)) return [];
    return [[name, field.items?.properties ? { ...field, items: withoutServer(field.items, `${name}.`) } : field]];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/**
 * Returns the schema of the agents' hours settings as a part of one widget's schema. In the plugin, all widgets share
 * these settings.
 */
function staffSchema(widget: Schema): Schema {
  const { zone, away, all_away: allAway } = plugin.schema.properties?.common?.properties ?? {};
  const hours = widget.properties?.channels?.items?.properties?.agents?.items?.properties?.hours;
  const properties = Object.fromEntries(
    Object.entries({ zone, away, all_away: allAway }).flatMap(([name, field]) =>
      field ? [[name, field] as const] : [],
    ),
  );
  return { type: 'object', title: hours?.title ?? '', isRare: true, properties };
}

function withoutServerRules(pages: Schema): Schema {
  const { rule, ...fields } = pages.items?.properties ?? {};
  if (!rule?.enum || !pages.items) return pages;
  const kept = rule.enum.flatMap((one, at) => (SERVER_RULES.includes(one) ? [] : [at]));
  const pick = (list: readonly string[] = []) => kept.map((at) => list[at] ?? '');
  const { show, ...others } = fields;
  const rest = Object.fromEntries(
    Object.entries(others).filter(([, { when }]) => !when?.in.every((one) => SERVER_RULES.includes(String(one)))),
  );
  const shown = {
    ...(show ? { show } : {}),
    rule: { ...rule, enum: pick(rule.enum), enumNames: pick(rule.enumNames) },
  };
  return { ...pages, items: { ...pages.items, properties: { ...shown, ...rest } } };
}

/** Returns the contact widget's fields as the plugin describes them, limited to those that a pasted tag supports. */
export function widgetSchema(locale: Locale): Schema {
  const widget = plugin.schema.properties?.widgets?.items ?? { type: 'object' };
  const { properties = {}, ...schema } = withoutServer(widget);
  const { pages } = properties;
  const own = { ...properties, ...(pages ? { pages: withoutServerRules(pages) } : {}), staff: staffSchema(widget) };
  return inLanguage({ ...schema, properties: own }, locale);
}

/** Returns the default values of the widget settings that may be omitted. */
function usualParts(): WidgetFacts['usual'] {
  const parts: Readonly<
    Record<string, { readonly properties: Readonly<Record<string, { readonly default?: unknown }>> }>
  > = JSON.parse(readFileSync(resolve(REPOSITORY, WIDGET_SCHEMA_FILE), 'utf8'));
  const defaultsOf = ({ properties }: (typeof parts)[string]) =>
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, field.default ?? null]));
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, defaultsOf(part)]));
}

/** Returns the channels, default values and new list items from which the form builds a widget. */
export function widgetFacts(locale: Locale): WidgetFacts {
  const { channels } = widgetSchema('en').properties ?? {};
  const channel = channels?.items ?? { type: 'object' };
  const agent = channel.properties?.agents?.items ?? { type: 'object' };
  const { id: _id, name: _name, form: _form, ...usual } = plugin.fresh;
  const staff = Object(newItem(staffSchema(plugin.schema.properties?.widgets?.items ?? { type: 'object' })));
  const fresh = { ...usual, staff: { ...staff, zone: Object(usual.hours).zone } };
  const own = (schema: Schema): Fields => Object(newItem(schema));
  return inLanguage(
    {
      channels: plugin.channels,
      countries: plugin.countries.split(' '),
      fresh,
      freshChannel: own(channel),
      freshAgent: own(agent),
      usual: usualParts(),
    },
    locale,
  );
}
