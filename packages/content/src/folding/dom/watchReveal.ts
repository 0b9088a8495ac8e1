import { listen } from '@hadaya/core';
import type { Widget } from '../../widget/index.ts';

export interface FoldItem {
  readonly titles: readonly HTMLElement[];
  readonly panel: HTMLElement;
}

/**
 * Returns the element to which the URL's fragment points, or `null` if there is none or if an escape sequence in the
 * fragment is invalid.
 */
function findTarget(page: Window): HTMLElement | null {
  const name = page.location.hash.slice(1);
  try {
    return name === '' ? null : page.document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}

/**
 * Returns the index of the item that contains `target`. If `target` itself contains a single item (a `details` around a
 * title and its panel), returns that item's index; otherwise -1.
 */
function findItem(items: readonly FoldItem[], target: HTMLElement): number {
  const inside = items.findIndex(({ panel, titles }) => [panel, ...titles].some((node) => node.contains(target)));
  if (inside >= 0) return inside;
  const framed = [...items.keys()].filter((item) => target.contains(items[item]?.panel ?? null));
  return framed.length === 1 ? (framed[0] ?? -1) : -1;
}

/**
 * Opens an item and scrolls to the target when the URL's fragment points to the item or to something inside it. Also
 * opens an item when find-in-page finds text inside.
 */
export function watchReveal(
  { element, environment, signal, mode }: Widget,
  items: readonly FoldItem[],
  reveal: (item: number) => void,
): void {
  const page = environment.window;
  const follow = () => {
    const target = findTarget(page);
    const item = target && element.contains(target) && target !== element ? findItem(items, target) : -1;
    if (!target || item < 0) return;
    reveal(item);
    environment.clock.frame(() => target.scrollIntoView(), signal);
  };
  listen(page, 'hashchange', follow, { signal });
  listen(
    element,
    'beforematch',
    ({ target }) => {
      const item = items.findIndex(({ panel }) => panel === target);
      if (item >= 0) reveal(item);
    },
    { signal, capture: true },
  );
  if (mode === 'live') follow();
}
