/**
 * Returns whether the visitor prefers reduced motion, if the owner respects that. Read at each call, so that a change
 * applies at once.
 */
export function prefersReducedMotion(page: Window | null, isRespected = true): boolean {
  return isRespected && (page?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? false);
}
