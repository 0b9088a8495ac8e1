import { type Choice, hasActiveMatch, type VariationIndex, withValue } from '../matching/index.ts';

export interface OfferedAttribute {
  readonly name: string;
  readonly values: readonly string[];
}

function toSlug(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, '-');
}

/** Converts text to a slug as WordPress stores it, with non-ASCII letters percent-encoded in lower case. */
function toStoredSlug(text: string): string {
  return encodeURIComponent(toSlug(text)).toLowerCase();
}

/**
 * Finds the offered value to which a value in the URL refers: the same value, or else one with the same slug, or else
 * the server's encoding of that slug.
 */
function findWord(given: string, offered: readonly string[]): string | undefined {
  return (
    offered.find((word) => word === given) ??
    offered.find((word) => toSlug(word) === toSlug(given)) ??
    offered.find((word) => word.toLowerCase() === toStoredSlug(given))
  );
}

/** Reads the choice from a URL (`?attribute_pa_color=red`); unknown attributes and values are ignored. */
export function readUrlChoice(search: string, attributes: readonly OfferedAttribute[]): Choice {
  const choice = new Map<string, string>();
  const names = attributes.map(({ name }) => name);
  for (const [key, given] of new URLSearchParams(search)) {
    const name = key.startsWith('attribute_') ? findWord(key, names) : undefined;
    const offered = attributes.find((attribute) => attribute.name === name);
    const value = given === '' ? undefined : findWord(given, offered?.values ?? []);
    if (offered && value !== undefined && value !== '') choice.set(offered.name, value);
  }
  return choice;
}

/** Removes from a choice each value that no active variation combines with the values of earlier attributes. */
export function dropImpossible(index: VariationIndex, choice: Choice): Choice {
  let possible: Choice = new Map();
  for (const { name } of index.attributes) {
    const next = withValue(possible, name, choice.get(name) ?? '');
    if (hasActiveMatch(index, next)) possible = next;
  }
  return possible;
}

function readKey(pair: string): string {
  const key = pair.replace(/=.*$/s, '');
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    return key;
  }
}

/**
 * Returns a URL's query with the given values; an empty value removes its attribute. All other parameters stay exactly
 * as they were.
 */
export function writeChoiceQuery(search: string, values: Choice): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !values.has(readKey(pair)));
  const own = [...values]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const query = [...others, ...own].join('&');
  return query === '' ? '' : `?${query}`;
}
