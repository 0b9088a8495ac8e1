import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';
import { PLUGIN_FOLDER, pluginSources } from '../places.ts';

/** A text in quotes, and a call of WordPress' functions for texts: of one form, or of one for each kind of number. */
const QUOTED = "'((?:[^'\\\\]|\\\\.)*)'";
const CALL = new RegExp(
  `\\b(?:(?:esc_html__|esc_attr__|__)\\(\\s*${QUOTED}|_n\\(\\s*${QUOTED}\\s*,\\s*${QUOTED}\\s*,[^,]*)\\s*,\\s*'([^']*)'\\s*,?\\s*\\)`,
  'g',
);

/** Sources of the apps, whose texts are the plugin's too. */
const APP_FOLDER = resolve(REPOSITORY, 'wordpress/admin/src');

/** A text in the plugin's sources. */
export interface PluginText {
  readonly text: string;
  /** The text for more than one; nothing where no number changes it. */
  readonly plural?: string;
  /** Text domain that the call names. */
  readonly domain: string;
  readonly file: string;
  /** What a comment right above says for translators; empty without one. */
  readonly note: string;
}

/** Lines between such a comment and its text at most. */
const NOTE_LINES = 3;

const NOTE = /translators: (.*?)\s*(?:\*\/|$)/;

/** The last comment for translators above a place, where no other text stands between. */
function noteAbove(before: string): string {
  const lines = before
    .split('\n')
    .slice(-1 - NOTE_LINES)
    .reverse();
  const found = lines.findIndex((line) => NOTE.test(line));
  const between = lines.slice(0, Math.max(found, 0)).join('\n');
  return found < 0 || between.search(CALL) >= 0 ? '' : (NOTE.exec(lines[found] ?? '')?.[1] ?? '');
}

/** Words of the plugin's head that the list of plugins shows. */
function headTexts(): PluginText[] {
  const head = readFileSync(resolve(PLUGIN_FOLDER, 'hadaya.php'), 'utf8');
  return ['Plugin Name', 'Description'].map((field) => ({
    text: new RegExp(`^ \\* ${field}:\\s+(.*)$`, 'm').exec(head)?.[1] ?? '',
    domain: 'hadaya',
    file: 'hadaya.php',
    note: `${field} of the plugin`,
  }));
}

const unquote = (text: string) => text.replaceAll("\\'", "'");

function readTexts(files: readonly string[]): PluginText[] {
  return [...files].sort().flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(CALL)].map(({ 1: text, 2: one = '', 3: plural, 4: domain = '', index }) => ({
      text: unquote(text ?? one),
      ...(plural === undefined ? {} : { plural: unquote(plural) }),
      domain,
      file: relative(PLUGIN_FOLDER, file),
      note: noteAbove(source.slice(0, index)),
    }));
  });
}

/** The apps, by the ends of the handles of their scripts. All but the first stand in a folder of their name. */
export const APP_NAMES = ['admin', 'inbox', 'block'] as const;

/** One of the apps. */
export type AppName = (typeof APP_NAMES)[number];

/** Every translatable text of an app. */
export function readAppTexts(app: AppName): PluginText[] {
  const others = APP_NAMES.filter((name) => name !== 'admin').map((name) => resolve(APP_FOLDER, name, ''));
  const files = globSync(`${app === 'admin' ? APP_FOLDER : resolve(APP_FOLDER, app)}/**/*.{ts,tsx}`);
  return readTexts(app === 'admin' ? files.filter((file) => !others.some((one) => file.startsWith(`${one}/`))) : files);
}

/** Every translatable text of the plugin, in the order of its files, the apps' last. */
export function readPluginTexts(): PluginText[] {
  return [...headTexts(), ...readTexts(pluginSources()), ...APP_NAMES.flatMap(readAppTexts)];
}
