/** Ease in and out (cubic): the share of the way that is done after a share of the time. */
export function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** The scroll position, in pixels, after `elapsedMs` of a scroll from `from` to `to`. */
export function scrollPosition(
  { from, to, durationMs }: { readonly from: number; readonly to: number; readonly durationMs: number },
  elapsedMs: number,
): number {
  if (durationMs <= 0 || elapsedMs >= durationMs) return to;
  return from + (to - from) * easeInOut(elapsedMs / durationMs);
}
