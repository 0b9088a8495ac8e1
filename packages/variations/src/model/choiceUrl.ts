import type { Choice } from './choice.ts';

function readKey(pair: string): string {
  const key = pair.replace(/=.*$/s, '');
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    return key;
  }
}

/**
 * The query of an address with these attributes in it: a value is written, an empty one taken out. Every other
 * parameter stays as it was written, character by character.
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
