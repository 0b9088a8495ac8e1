import { childController, listen } from '@hadaya/core';
import type { Widget } from '../../widget/dom/widget.ts';

/** What a visitor scrolls by: their own way counts more. */
const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Keeps a title where it was pressed while a long item above it closes, by scrolling the page along for so many milliseconds:
 * it would leave the viewport, and what it opens with it. Ends when the visitor scrolls, and where the page cannot follow.
 */
export function holdTitle(
  { environment, signal }: Pick<Widget, 'environment' | 'signal'>,
  title: HTMLElement,
  ms: number,
): void {
  const { window: page, clock } = environment;
  const holding = childController(signal);
  const readTop = () => title.getBoundingClientRect().top;
  const top = readTop();
  const end = clock.now() + ms;
  const step = () => {
    const isLast = clock.now() > end;
    const moved = readTop() - top;
    if (Math.abs(moved) >= 1) {
      page.scrollBy({ top: moved, behavior: 'instant' });
      // At an end of the page, or inside a box that scrolls by itself.
      if (Math.abs(readTop() - top) >= Math.abs(moved)) return holding.abort();
    }
    if (isLast) holding.abort();
    else clock.frame(step, holding.signal);
  };
  for (const type of OWN_WAYS)
    listen(page, type, () => holding.abort(), { signal: holding.signal, passive: true, capture: true });
  clock.frame(step, holding.signal);
}
