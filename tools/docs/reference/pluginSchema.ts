import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Schema, Values } from '@hadaya/admin/schema';
import { REPOSITORY } from '../../vite/project.ts';
import { readArabicTexts } from './readPlugin.ts';

export interface PluginChannel {
  readonly name: string;
  /** The prompt for the channel's value. */
  readonly asked: string;
  readonly example: string;
  /** Input type. */
  readonly input: string;
  /** Name of the channel type in a page's settings. */
  readonly type: string;
  readonly color: string;
  /** Link URL with `%s` for the value; empty if the type has none. */
  readonly link: string;
  /** True if the channel may have several agents. */
  readonly hasTeam: boolean;
  readonly kind: 'number' | 'phone' | 'email' | 'name' | 'url';
}

/** The plugin's own description of its settings. */
interface Said {
  readonly schema: Schema;
  readonly channels: Readonly<Record<string, PluginChannel>>;
  /** Country codes, separated by spaces. */
  readonly countries: string;
  /** The settings of a new widget. */
  readonly fresh: Values;
  /** A widget that uses every setting, as stored and as printed. */
  readonly example: { readonly widget: Values; readonly printed: Values };
}

export interface PluginSchema extends Said {
  readonly arabic: Readonly<Record<string, string>>;
}

const FILE = resolve(REPOSITORY, 'docs/reference/plugin-schema.json');
const SCRIPT = resolve(REPOSITORY, 'tools/wordpress/php/print-schema.php');

/** Reads the settings that were last written to `plugin-schema.json`, for machines without PHP. */
export const readPluginSchema = (): PluginSchema => JSON.parse(readFileSync(FILE, 'utf8'));

/** Pairs the strings at the same positions in two values. */
function pairTexts(one: unknown, other: unknown): readonly (readonly [string, string])[] {
  if (typeof one === 'string') return [[one, String(other)]];
  return Object.entries(Object(one)).flatMap(([name, inner]) => pairTexts(inner, Object(other)[name]));
}

/** Reads the plugin's current settings by running PHP, and returns the text for `plugin-schema.json`. */
export function askPlugin(php: string): string {
  const ask = (texts: unknown): Said =>
    JSON.parse(execFileSync(php, [SCRIPT], { input: JSON.stringify(texts), encoding: 'utf8' }));
  const english = ask({});
  const pairs = pairTexts(english, ask(Object.fromEntries(readArabicTexts())));
  const arabic = Object.fromEntries(pairs.filter(([text, translated]) => text !== translated));
  return `${JSON.stringify({ ...english, arabic } satisfies PluginSchema, null, 2)}\n`;
}

export interface PluginField {
  /** Path of the setting within its section, such as `hours.lines[].start`. */
  readonly name: string;
  readonly schema: Schema;
}

/** Lists the settings below a schema by path; `skipped` names lists that are documented elsewhere. */
function listFields(schema: Schema, path = '', skipped: readonly string[] = []): readonly PluginField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]): readonly PluginField[] => {
    const name = path + key;
    if (field.isHidden) return [];
    if (field.properties) return listFields(field, `${name}.`, skipped);
    const inner = field.items?.properties && !skipped.includes(name) ? listFields(field.items, `${name}[].`) : [];
    return [{ name, schema: field }, ...inner];
  });
}

/** Returns the sections of the reference, in the settings app's order. `front` is documented on its own page. */
export function pluginSections({ schema }: PluginSchema): Readonly<Record<string, readonly PluginField[]>> {
  const { widgets, form, common, front: _front, ...general } = schema.properties ?? {};
  const widget: Schema = widgets?.items ?? { type: 'object' };
  const channel: Schema = widget.properties?.channels?.items ?? { type: 'object' };
  return {
    general: listFields({ type: 'object', properties: general }),
    widget: listFields(widget, '', ['channels']),
    channel: listFields(channel),
    common: listFields(common ?? channel),
    form: listFields(form ?? channel),
  };
}
