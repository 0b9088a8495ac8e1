const MINUTE_MS = 60_000;

/**
 * Returns the index of the agent listed first; the others follow in order, wrapping around. `chance` is in [0, 1),
 * `now` in milliseconds.
 */
export function firstInTeam(order: 'given' | 'random' | 'turns', count: number, chance: number, now: number): number {
  if (order === 'given' || count === 0) return 0;
  return order === 'random' ? Math.floor(chance * count) : Math.floor(now / MINUTE_MS) % count;
}
