/** The number of resources, keyed by a readable label. */
export type ResourceCounts = ReadonlyMap<string, number>;

export function countResources(labels: Iterable<string>): ResourceCounts {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/**
 * Returns the differences as lines such as `+2 listener click on window`; an empty list means that nothing leaked and
 * nothing is missing.
 */
export function compareCounts(before: ResourceCounts, after: ResourceCounts): string[] {
  const labels = [...new Set([...before.keys(), ...after.keys()])].sort();
  return labels.flatMap((label) => {
    const difference = (after.get(label) ?? 0) - (before.get(label) ?? 0);
    if (difference === 0) return [];
    return [`${difference > 0 ? '+' : '-'}${Math.abs(difference)} ${label}`];
  });
}
