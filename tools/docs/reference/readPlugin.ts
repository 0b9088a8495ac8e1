import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { po } from 'gettext-parser';
import { REPOSITORY } from '../../vite/project.ts';

const PLUGIN = resolve(REPOSITORY, 'wordpress/hadaya');

/** A filter of the WordPress plugin. */
export interface PluginFilter {
  readonly name: string;
  readonly meaning: string;
  /** `@param` lines: type, name and what it is. */
  readonly params: readonly string[];
}

/** A comment right above a line that applies a filter, or that holds one. */
const FILTER = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:(?!\/\*\*|;\n)[\s\S])*?apply_filters\(\s*'([\w-]+)'/g;

/** Every filter that the plugin applies, by name. */
export function readFilters(): readonly PluginFilter[] {
  const files = globSync('src/**/*.php', { cwd: PLUGIN }).map((file) => readFileSync(resolve(PLUGIN, file), 'utf8'));
  const filters = files.flatMap((text) =>
    [...text.matchAll(FILTER)].map(([, comment = '', name = '']) => {
      const lines = comment.split('\n').map((line) => line.replace(/^\s*\*\s?/, '').trim());
      const params = lines
        .filter((line) => line.startsWith('@param'))
        .map((line) => line.slice(7).replace(/\s+/g, ' '));
      const meaning = lines.filter((line) => line && !line.startsWith('@')).join(' ');
      return { name, meaning, params };
    }),
  );
  return filters.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Names of all filters that the plugin applies, for the test. */
export function appliedFilters(): readonly string[] {
  const files = globSync('**/*.php', { cwd: PLUGIN }).map((file) => readFileSync(resolve(PLUGIN, file), 'utf8'));
  return files
    .flatMap((text) => [...text.matchAll(/apply_filters\(\s*'(hadaya_\w+)'/g)].map(([, name = '']) => name))
    .sort();
}

/** The plugin's texts in Arabic, by the English one. */
export function readArabicTexts(): ReadonlyMap<string, string> {
  const { translations } = po.parse(readFileSync(resolve(PLUGIN, 'languages/hadaya-ar.po')));
  return new Map(Object.entries(translations[''] ?? {}).map(([text, { msgstr }]) => [text, msgstr[0] ?? '']));
}
