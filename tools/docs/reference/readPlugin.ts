import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { po } from 'gettext-parser';
import { REPOSITORY } from '../../vite/project.ts';

const PLUGIN = resolve(REPOSITORY, 'wordpress/hadaya');

export interface PluginHook {
  readonly kind: 'action' | 'filter';
  readonly name: string;
  readonly meaning: string;
  /** Version that introduced the hook; empty if not documented. */
  readonly since: string;
  /** The `@param` lines: type, name and meaning. */
  readonly params: readonly string[];
  /** Number of arguments passed by the call. */
  readonly given: number;
}

/** Matches a call to one of our hooks, with its arguments up to the end of the statement. */
const CALL = /\b(apply_filters|do_action)\(\s*'(hadaya_[\w-]+)'([^;]*)/g;

const sources = (): readonly string[] =>
  globSync('**/*.php', { cwd: PLUGIN, exclude: ['tests/**'] }).map((file) =>
    readFileSync(resolve(PLUGIN, file), 'utf8'),
  );

/**
 * Returns the lines of the comment directly above a position, without comment markers; empty if a statement ends in
 * between. Continuation lines are joined to their tag.
 */
function commentAbove(text: string, at: number): readonly string[] {
  const end = text.lastIndexOf('*/', at);
  const begin = text.lastIndexOf('/**', end);
  if (begin < 0 || /[;{}]\n/.test(text.slice(end, at))) return [];
  return text
    .slice(begin + 3, end)
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .join('\n')
    .replace(/^@[^\n]*(?:\n[^@\n][^\n]*)+/gm, (tag) => tag.replaceAll('\n', ' '))
    .split('\n');
}

/** Counts the arguments of a call by the commas outside brackets. */
function countGiven(values: string): number {
  let depth = 1;
  let given = 0;
  for (const letter of values) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0) break;
    if (letter === ',' && depth === 1) given += 1;
  }
  return given;
}

export function readHooks(): readonly PluginHook[] {
  const hooks = sources().flatMap((text) =>
    [...text.matchAll(CALL)].map(({ index, 1: call, 2: name = '', 3: values = '' }): PluginHook => {
      const lines = commentAbove(text, index);
      const tagged = (tag: string) =>
        lines.filter((line) => line.startsWith(tag)).map((line) => line.slice(tag.length).trim().replace(/\s+/g, ' '));
      return {
        kind: call === 'do_action' ? 'action' : 'filter',
        name,
        meaning: lines.filter((line) => line && !line.startsWith('@')).join(' '),
        since: tagged('@since')[0] ?? '',
        params: tagged('@param'),
        given: countGiven(values),
      };
    }),
  );
  return hooks.sort((one, other) => (one.name < other.name ? -1 : 1));
}

export function readArabicTexts(): ReadonlyMap<string, string> {
  const { translations } = po.parse(readFileSync(resolve(PLUGIN, 'languages/hadaya-ar.po')));
  return new Map(Object.entries(translations[''] ?? {}).map(([text, { msgstr }]) => [text, msgstr[0] ?? '']));
}
