import { asValues, type Value } from './schema.ts';

/** Names of two widgets, one of which would cover the other. */
export type CoveredPair = readonly [string, string];

/**
 * Finds the first two active widgets that overlap: both are on the same side, and their vertical distance is less than
 * the size of the larger widget.
 */
export function findCoveredPair(widgets: readonly Value[]): CoveredPair | undefined {
  const positions = widgets
    .map(asValues)
    .filter(({ enabled }) => enabled === true)
    .map(({ name, position, bottom, size }) => ({
      name: String(name),
      position,
      bottom: Number(bottom),
      size: Number(size),
    }));
  for (const [at, one] of positions.entries())
    for (const other of positions.slice(at + 1)) {
      const isOver = Math.abs(one.bottom - other.bottom) < Math.max(one.size, other.size);
      if (one.position === other.position && isOver) return [one.name, other.name];
    }
  return undefined;
}
