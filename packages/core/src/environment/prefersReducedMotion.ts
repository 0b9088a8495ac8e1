/** The visitor's wish for less motion, where the owner respects it. Read anew at each question, so that a change counts at once. */
export function prefersReducedMotion(page: Window | null, isRespected = true): boolean {
  return isRespected && (page?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? false);
}
