/**
 * Runs a callback once, when an element first becomes visible, because the settings show their sections one at a time.
 */
export function whenSeen(element: Element, run: () => void): void {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    run();
  });
  watch.observe(element);
}
