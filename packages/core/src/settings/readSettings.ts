import type { PageWindow } from '../environment/index.ts';
import { isRecord, type Schema, type SettingsProblem } from './field.ts';
import { type ParsedSettings, parseSettings, type SettingsSource } from './parseSettings.ts';
import { readGlobal, readPageValue } from './readPageValue.ts';

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Reads settings from the element's attributes: `data-hadaya-clear-on-reselect` on any element, and the short
 * `data-clear-on-reselect` on elements that themselves have `data-hadaya` (other server nodes have data attributes of
 * their own).
 */
function readDataset(element: Element, schema: Schema): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema)) {
    const kebab = toKebab(name);
    const short = element.hasAttribute('data-hadaya') ? element.getAttribute(`data-${kebab}`) : null;
    const value = element.getAttribute(`data-hadaya-${kebab}`) ?? short;
    if (value !== null) values[name] = value;
  }
  return values;
}

export interface SettingsDefinition<S extends Schema> {
  readonly schema: S;
  /** Names of the plugins' settings globals, lowest priority first. */
  readonly globals?: readonly string[];
  /** Name under `window.hadaya.settings`. */
  readonly key: string;
}

/**
 * Reads an island's settings: plugin globals, then `window.hadaya.settings.<key>`, then the element's attributes; later
 * sources win. Missing sources are not a problem; unusable sources are reported and skipped.
 */
export function readSettings<S extends Schema>(
  page: PageWindow,
  definition: SettingsDefinition<S>,
  element?: Element,
): ParsedSettings<S> {
  const { schema, globals = [], key } = definition;
  const problems: SettingsProblem[] = [];
  const sources: SettingsSource[] = globals.map((name) => {
    const { values, problem } = readGlobal(page, name);
    if (problem) problems.push(problem);
    return { name, values, kind: 'server' };
  });

  const shared = readPageValue(page, 'settings');
  const own = isRecord(shared) ? shared[key] : undefined;
  const ownName = `hadaya.settings.${key}`;
  if (isRecord(own)) sources.push({ name: ownName, values: own, kind: 'owner' });
  else if (own !== undefined) problems.push({ path: ownName, message: 'must be an object; the value is ignored' });

  if (element) sources.push({ name: 'data-hadaya', values: readDataset(element, schema), kind: 'owner' });
  const parsed = parseSettings(schema, sources);
  return { settings: parsed.settings, problems: [...problems, ...parsed.problems] };
}
