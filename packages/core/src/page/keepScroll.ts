/**
 * Keeps wheel and finger inside what lies over the page: smooth-scroll scripts cancel both on the window and move the page
 * instead. A box that only holds such things says which events are theirs.
 */
export function keepScroll(box: HTMLElement, signal: AbortSignal, isOwn: (event: Event) => boolean = () => true): void {
  const keep = (event: Event) => {
    if (isOwn(event)) event.stopPropagation();
  };
  for (const type of ['wheel', 'touchmove']) box.addEventListener(type, keep, { signal, passive: true });
}
