const MAX_EDITS = 3;

/** The number of single-character edits between two words (Levenshtein distance). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The name most like a misspelt one, at most three edits away and less than half of it; `undefined` when none is. */
export function findNearestName<Name extends string>(given: string, names: readonly Name[]): Name | undefined {
  let nearest: Name | undefined;
  let fewest = Math.min(MAX_EDITS, Math.ceil(given.length / 2)) + 1;
  for (const name of names) {
    const edits = countEdits(given.toLowerCase(), name.toLowerCase());
    if (edits < fewest) {
      fewest = edits;
      nearest = name;
    }
  }
  return nearest;
}

/** What a message says of a name that is not known: the most like one, or `otherwise` when none is like it. */
export function hintAt(given: string, names: readonly string[], otherwise: string): string {
  const nearest = findNearestName(given, names);
  return nearest === undefined ? otherwise : `did you mean "${nearest}"?`;
}
