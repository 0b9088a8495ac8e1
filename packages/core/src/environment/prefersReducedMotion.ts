/**
 * Returns whether the visitor prefers reduced motion and the owner respects this preference. Reads the preference at
 * each call, so that a change applies immediately.
 */
export function prefersReducedMotion(page: Window | null, isRespected = true): boolean {
  return isRespected && (page?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? false);
}
