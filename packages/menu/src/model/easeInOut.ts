/** Ease in and out: the share of the way, 0 to 1, that is done after a part of the duration. */
export function easeInOut(elapsedMs: number, durationMs: number): number {
  const share = elapsedMs / durationMs;
  return share < 1 ? share * share * (3 - 2 * share) : 1;
}
