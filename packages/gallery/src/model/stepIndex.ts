/** The place `by` steps away, round the ends. */
export function stepIndex(index: number, by: number, count: number): number {
  return count < 1 ? 0 : (((index + by) % count) + count) % count;
}

/** The place nearest to a wanted one. */
export function clampIndex(index: number, count: number): number {
  return Math.min(Math.max(Math.trunc(index) || 0, 0), Math.max(count - 1, 0));
}
