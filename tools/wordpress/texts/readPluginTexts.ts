import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { REPOSITORY } from '../../islandBundle/project.ts';
import { PLUGIN_FOLDER } from '../places.ts';

const CALL = /\b(?:esc_html__|esc_attr__|__)\(\s*'((?:[^'\\]|\\.)*)'\s*,\s*'([^']*)'\s*,?\s*\)/g;

/** Sources of the settings app, whose texts are the plugin's too. */
const APP_FOLDER = resolve(REPOSITORY, 'wordpress/admin/src');

/** A text in the plugin's sources. */
export interface PluginText {
  readonly text: string;
  /** Text domain that the call names. */
  readonly domain: string;
  readonly file: string;
}

function readTexts(files: readonly string[]): PluginText[] {
  return [...files].sort().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALL)].map(([, text = '', domain = '']) => ({
      text: text.replaceAll("\\'", "'"),
      domain,
      file: relative(PLUGIN_FOLDER, file),
    })),
  );
}

/** Every translatable text of the settings app. */
export function readAppTexts(): PluginText[] {
  return readTexts(globSync(`${APP_FOLDER}/**/*.{ts,tsx}`));
}

/** Every translatable text of the plugin, in the order of its files, the app's last. */
export function readPluginTexts(): PluginText[] {
  return [...readTexts(globSync(`${PLUGIN_FOLDER}/**/*.php`)), ...readAppTexts()];
}
