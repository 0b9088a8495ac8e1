/** The visitor's wish for less motion, read anew at each question so that a change counts at once. */
export function isMotionReduced(page: Window | null): boolean {
  return page?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? false;
}
