import type { SwatchGroup } from './swatchGroup.ts';

const LIMITED = '[class*="display-limit-mode"]';

/** The places of a group that its display limit hides now. Looks at the page only where there is a limit. */
export function findBeyondLimit({ list, items }: SwatchGroup): ReadonlySet<number> {
  if (!list.matches(LIMITED)) return new Set();
  return new Set(items.flatMap(({ node }, place) => (node.checkVisibility() ? [] : [place])));
}

/** Whether the chosen item of a group is one of those places: then the list opens by itself. */
export function isChoiceBeyond({ items, select }: SwatchGroup, beyond: ReadonlySet<number>): boolean {
  return items.some(({ value }, place) => value !== '' && value === select.value && beyond.has(place));
}
