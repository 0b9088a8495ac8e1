const sorted = (values: readonly number[]) => values.filter(Number.isFinite).sort((a, b) => a - b);

/** Returns the interpolated quantile of the figures; NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const all = sorted(values);
  const index = (all.length - 1) * share;
  const low = all[Math.floor(index)] ?? Number.NaN;
  const high = all[Math.ceil(index)] ?? Number.NaN;
  return low + (high - low) * (index - Math.floor(index));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Returns the remaining share of the removable cost: 0 if our widgets add no cost to the page, 1 if they cost as much
 * as the plugins. Returns NaN if the plugins cost nothing.
 */
export function leftOfRemovable(ours: number, plugins: number, without: number): number {
  const removable = plugins - without;
  return removable > 0 ? (ours - without) / removable : Number.NaN;
}

/** Sums the task time beyond 50 ms, for tasks that started within a time span. */
export function blockedTime(
  tasks: readonly { readonly start: number; readonly ms: number }[],
  from: number,
  to: number,
): number {
  const within = tasks.filter(({ start }) => start >= from && start <= to);
  return within.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
}

/** Returns the Interaction to Next Paint: the slowest interaction, ignoring one outlier per fifty interactions. */
export function inpOf(interactions: readonly number[]): number {
  const slowest = [...interactions].sort((a, b) => b - a);
  return slowest[Math.floor(interactions.length / 50)] ?? Number.NaN;
}

/**
 * Rotates the order of the variants each round, so that all of them are affected equally if the machine becomes slower.
 */
export function rotate<Item>(items: readonly Item[], round: number): readonly Item[] {
  const first = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
