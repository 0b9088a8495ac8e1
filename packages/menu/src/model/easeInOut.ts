/** Ease in and out (cubic): the share of the way, 0 to 1, that is done after a part of the duration. */
export function easeInOut(elapsedMs: number, durationMs: number): number {
  const share = elapsedMs / durationMs;
  if (!(share < 1)) return 1;
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
