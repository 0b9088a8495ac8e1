/**
 * Ensures that the wheel and touch input can scroll a box that lies over the page: otherwise, smooth-scroll scripts
 * would cancel these events on the window and move the page instead. `isOwn` selects the events to handle in a box that
 * is not itself an overlay.
 */
export function keepScroll(box: HTMLElement, signal: AbortSignal, isOwn: (event: Event) => boolean = () => true): void {
  const keep = (event: Event) => {
    if (isOwn(event)) event.stopPropagation();
  };
  for (const type of ['wheel', 'touchmove']) box.addEventListener(type, keep, { signal, passive: true });
}
