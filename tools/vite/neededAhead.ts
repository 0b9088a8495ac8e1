/** What of a built file says which others it needs: its own imports, by file name. */
type ImportsOf = (file: string) => readonly string[] | undefined;

/** A file with everything that it imports, and what that imports. */
function closureOf(file: string, importsOf: ImportsOf, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of importsOf(file) ?? []) closureOf(each, importsOf, seen);
  return seen;
}

/**
 * The files that a browser would find only inside a lazy file, after it has come: all that it imports and its importer
 * does not have already. Asked for beside it, they come in one wave.
 */
export function neededAhead(lazy: string, importer: string, importsOf: ImportsOf): readonly string[] {
  const there = closureOf(importer, importsOf);
  return [...closureOf(lazy, importsOf)].filter((file) => file !== lazy && !there.has(file)).sort();
}
