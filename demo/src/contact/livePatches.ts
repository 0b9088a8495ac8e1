import type { Locale } from '@hadaya/testing/shop';
import { contactGlobals } from './contactOptions.ts';
import { contactSwitches } from './contactSwitches.ts';

/** A setting's path from `window`, and its value. */
type Patch = readonly [path: readonly string[], value: unknown];

/** Settings that the page's script writes for each choice, keyed by the switch's name and then by the choice. */
export type LivePatches = Readonly<Record<string, Readonly<Record<string, readonly Patch[]>>>>;

/** Below this depth, options in `window.hadaya` are replaced as a whole instead of being compared one by one. */
const OPTION_DEPTH = 4;

/** Flattens settings into pairs of path and value, both as JSON. */
function flatten(value: unknown, path: readonly string[]): readonly (readonly [path: string, json: string])[] {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (isBranch && (path[0] !== 'hadaya' || path.length < OPTION_DEPTH))
    return Object.entries(value).flatMap(([key, part]) => flatten(part, [...path, key]));
  return [[JSON.stringify(path), JSON.stringify(value)]];
}

function settingsAt(url: URL, locale: Locale): ReadonlyMap<string, string> {
  return new Map(contactGlobals(url, locale).flatMap(({ name, value }) => flatten(value, [name])));
}

function patchesOf(name: string, choices: readonly string[], { url, locale }: PatchTarget) {
  const variants = choices.map((choice) => {
    const address = new URL(url.pathname, url);
    address.searchParams.set(name, choice);
    return [choice, settingsAt(address, locale)] as const;
  });
  const paths = [...new Set(variants.flatMap(([, settings]) => [...settings.keys()]))];
  const varying = paths.filter((path) => new Set(variants.map(([, settings]) => settings.get(path))).size > 1);
  const placesOf = (settings: ReadonlyMap<string, string>) =>
    varying.map((path): Patch => [JSON.parse(path), JSON.parse(settings.get(path) ?? 'null')]);
  return Object.fromEntries(variants.map(([choice, settings]) => [choice, placesOf(settings)]));
}

export interface PatchTarget {
  readonly url: URL;
  readonly locale: Locale;
}

/**
 * Returns, for each switch and choice, the settings that the choice writes. Settings that have the same value for all
 * choices of a switch are omitted.
 */
export function livePatches(target: PatchTarget): LivePatches {
  return Object.fromEntries(contactSwitches.map(({ name, choices }) => [name, patchesOf(name, choices, target)]));
}
