import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Schema, Values } from '@hadaya/admin/schema';
import { REPOSITORY } from '../../vite/project.ts';
import { readArabicTexts } from './readPlugin.ts';

/** A type of channel, as the plugin's PHP describes it. */
export interface PluginChannel {
  readonly name: string;
  /** What the owner is asked for. */
  readonly asked: string;
  readonly example: string;
  /** Type of the input. */
  readonly input: string;
  /** Name in a page's settings. */
  readonly type: string;
  readonly color: string;
  /** Address; `%s` stands for the value. Empty where there is none to open. */
  readonly link: string;
  /** Several people can stand behind it. */
  readonly hasTeam: boolean;
  readonly kind: 'number' | 'phone' | 'email' | 'name' | 'url';
}

/** What the plugin's PHP says of its settings. */
interface Said {
  readonly schema: Schema;
  readonly channels: Readonly<Record<string, PluginChannel>>;
  /** Codes of all countries, with a space between them. */
  readonly countries: string;
  /** A widget as it begins. */
  readonly fresh: Values;
  /** A widget with something of everything, and what a page carries of it. */
  readonly example: { readonly widget: Values; readonly printed: Values };
}

/** The plugin's settings with the Arabic of every text, by the English one. */
export interface PluginSchema extends Said {
  readonly arabic: Readonly<Record<string, string>>;
}

const FILE = resolve(REPOSITORY, 'docs/reference/plugin-schema.json');
const SCRIPT = resolve(REPOSITORY, 'tools/wordpress/php/print-schema.php');

/** The settings as they were last written down, for machines without PHP. */
export const readPluginSchema = (): PluginSchema => JSON.parse(readFileSync(FILE, 'utf8'));

/** Texts of one answer with those at the same places of another. */
function pairTexts(one: unknown, other: unknown): readonly (readonly [string, string])[] {
  if (typeof one === 'string') return [[one, String(other)]];
  return Object.entries(Object(one)).flatMap(([name, inner]) => pairTexts(inner, Object(other)[name]));
}

/** What the PHP says now, as the text of the file. */
export function askPlugin(php: string): string {
  const ask = (texts: unknown): Said =>
    JSON.parse(execFileSync(php, [SCRIPT], { input: JSON.stringify(texts), encoding: 'utf8' }));
  const english = ask({});
  const pairs = pairTexts(english, ask(Object.fromEntries(readArabicTexts())));
  const arabic = Object.fromEntries(pairs.filter(([text, translated]) => text !== translated));
  return `${JSON.stringify({ ...english, arabic } satisfies PluginSchema, null, 2)}\n`;
}

/** One setting that an owner fills in. */
export interface PluginField {
  /** Way to it from its section: `hours.lines[].start`. */
  readonly name: string;
  readonly schema: Schema;
}

/** The settings below a schema, each by its way; `skipped` names lists that are told of elsewhere. */
function listFields(schema: Schema, path = '', skipped: readonly string[] = []): readonly PluginField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]): readonly PluginField[] => {
    const name = path + key;
    if (field.isHidden) return [];
    if (field.properties) return listFields(field, `${name}.`, skipped);
    const inner = field.items?.properties && !skipped.includes(name) ? listFields(field.items, `${name}[].`) : [];
    return [{ name, schema: field }, ...inner];
  });
}

/** The sections of the reference, in the order of the settings app. `front` is the front end's own, with a page for itself. */
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
