/** Runs a callback once, when an element is first visible: the settings show their sections one at a time. */
export function whenSeen(element: Element, run: () => void): void {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    run();
  });
  watch.observe(element);
}
