import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PLUGIN_FOLDER } from '../places.ts';

const CALL = /\b(?:esc_html__|esc_attr__|__)\(\s*'((?:[^'\\]|\\.)*)'\s*,\s*'([^']*)'\s*\)/g;

/** A text in the plugin's sources. */
export interface PluginText {
  readonly text: string;
  /** Text domain that the call names. */
  readonly domain: string;
  readonly file: string;
}

/** Every translatable text of the plugin, in the order of its files. */
export function readPluginTexts(): PluginText[] {
  const files = globSync(`${PLUGIN_FOLDER}/**/*.php`).sort();
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALL)].map(([, text = '', domain = '']) => ({
      text: text.replaceAll("\\'", "'"),
      domain,
      file: relative(PLUGIN_FOLDER, file),
    })),
  );
}
