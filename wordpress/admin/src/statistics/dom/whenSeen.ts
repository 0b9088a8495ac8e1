/**
 * Runs a callback once, when an element first becomes visible. The settings app shows one section at a time, so the
 * element may be hidden at first.
 */
export function whenSeen(element: Element, run: () => void): void {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    run();
  });
  watch.observe(element);
}
