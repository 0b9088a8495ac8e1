/** The figures that are there, in order. */
const sorted = (values: readonly number[]) => values.filter(Number.isFinite).sort((a, b) => a - b);

/** The figure below which a share of all lies, between two of them where it falls there; not a number where there is none. */
export function quantile(values: readonly number[], share: number): number {
  const all = sorted(values);
  const place = (all.length - 1) * share;
  const low = all[Math.floor(place)] ?? Number.NaN;
  const high = all[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/** The middle figure. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * What is left of what could be removed: 0 when we cost nothing over the page without widgets, 1 when as much as the plugins.
 * Not a number where the plugins cost nothing.
 */
export function leftOfRemovable(ours: number, plugins: number, without: number): number {
  const removable = plugins - without;
  return removable > 0 ? (ours - without) / removable : Number.NaN;
}

/** What tasks took beyond 50 ms each, summed, of those that began in a span of time. */
export function blockedTime(
  tasks: readonly { readonly start: number; readonly ms: number }[],
  from: number,
  to: number,
): number {
  const within = tasks.filter(({ start }) => start >= from && start <= to);
  return within.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
}

/** Interaction to Next Paint: the slowest interaction, one of every fifty left out. */
export function inpOf(interactions: readonly number[]): number {
  const slowest = [...interactions].sort((a, b) => b - a);
  return slowest[Math.floor(interactions.length / 50)] ?? Number.NaN;
}

/** The order in which sides are measured in a round: each begins once, so that a machine that slows down slows all. */
export function rotate<Item>(items: readonly Item[], round: number): readonly Item[] {
  const first = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
