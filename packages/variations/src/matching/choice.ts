/**
 * The visitor's choice: value by attribute key (`attribute_pa_color`). A missing key and an empty value both mean "not
 * chosen". It is a map, because the keys come from the page's markup and may be any string.
 */
export type Choice = ReadonlyMap<string, string>;

/** Checks whether two choices have the same values; an empty value equals a missing key. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].every((name) => (one.get(name) ?? '') === (other.get(name) ?? ''));
}

/** Returns a copy with one value changed; an empty value removes the attribute. */
export function withValue(choice: Choice, name: string, value: string): Choice {
  const next = new Map(choice);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Returns the keys with a value, in the map's order. */
export function listChosen(choice: Choice): string[] {
  return [...choice].filter(([, value]) => value !== '').map(([name]) => name);
}
