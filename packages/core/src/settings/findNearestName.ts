const MAX_EDITS = 3;

/** Checks whether two words differ by at most `edits` single-character edits. */
function isWithin(edits: number, from: string, to: string): boolean {
  if (from === to || edits < 1) return from === to;
  if (from[0] === to[0]) return isWithin(edits, from.slice(1), to.slice(1));
  const [less, more] = [from.slice(1), to.slice(1)];
  return [less, from].some((word) => isWithin(edits - 1, word, more)) || isWithin(edits - 1, less, to);
}

/**
 * Returns the name most similar to a misspelt one. Returns `undefined` if every name needs more than three edits or
 * more edits than half the misspelt name's length (rounded up).
 */
export function findNearestName<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  const most = Math.min(MAX_EDITS, Math.ceil(given.length / 2));
  for (let edits = 0; edits <= most; edits += 1) {
    const nearest = names.find((name) => isWithin(edits, given.toLowerCase(), name.toLowerCase()));
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}

export function hintAt(given: string, names: readonly string[], otherwise: string): string {
  const nearest = findNearestName(given, names);
  return nearest === undefined ? otherwise : `did you mean "${nearest}"?`;
}
