import { childController, listen } from '@hadaya/core';
import type { Widget } from '../../widget/index.ts';

/** Events by which the visitor scrolls; any of them ends Hadaya's scrolling. */
const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Share of the viewport's height, from the top, reserved for sticky headers. */
const UPPER_PART = 0.25;

/**
 * Keeps a title in view while a long item above it closes, by scrolling the page for the given milliseconds; otherwise
 * the title and its panel would leave the viewport at the top. Ends when the visitor scrolls or the page cannot scroll
 * further.
 */
export function holdTitle(
  { environment, signal }: Pick<Widget, 'environment' | 'signal'>,
  title: HTMLElement,
  ms: number,
): void {
  const { window: page, clock } = environment;
  const holding = childController(signal);
  const readTop = () => title.getBoundingClientRect().top;
  const limit = Math.min(readTop(), page.innerHeight * UPPER_PART);
  const end = clock.now() + ms;
  const step = () => {
    const isLast = clock.now() > end;
    const gone = readTop() - limit;
    if (gone <= -1 && page.scrollY > 0) {
      page.scrollBy({ top: gone, behavior: 'instant' });
      // Inside a box with its own scrolling, scrolling the page has no effect.
      if (readTop() - limit <= gone) return holding.abort();
    }
    if (isLast) holding.abort();
    else clock.frame(step, holding.signal);
  };
  for (const type of OWN_WAYS)
    listen(page, type, () => holding.abort(), { signal: holding.signal, passive: true, capture: true });
  clock.frame(step, holding.signal);
}
