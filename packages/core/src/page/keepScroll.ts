/** Keeps wheel and finger inside what lies over the page: smooth-scroll scripts cancel both on the window and move the page instead. */
export function keepScroll(box: HTMLElement, signal: AbortSignal): void {
  for (const type of ['wheel', 'touchmove'])
    box.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
}
