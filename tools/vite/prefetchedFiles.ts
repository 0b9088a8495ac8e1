type ImportsOf = (file: string) => readonly string[] | undefined;

function closureOf(file: string, importsOf: ImportsOf, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of importsOf(file) ?? []) closureOf(each, importsOf, seen);
  return seen;
}

/**
 * Returns the files that a browser would discover only after a lazy file has loaded: its transitive imports that the
 * importer does not already have. If requested together, they load in one round trip.
 */
export function prefetchedFiles(lazy: string, importer: string, importsOf: ImportsOf): readonly string[] {
  const there = closureOf(importer, importsOf);
  return [...closureOf(lazy, importsOf)].filter((file) => file !== lazy && !there.has(file)).sort();
}
