import type { SwatchGroup } from './swatchGroup.ts';

/** Class changes that remove the server's display limit, so that a list shows all its items. */
export const NO_LIMIT = {
  'enabled-display-limit-mode': false,
  'enabled-catalog-display-limit-mode': false,
  'enabled-archive-display-limit-mode': false,
} as const;

const LIMITED = '[class*="display-limit-mode"]';

export interface DisplayLimit {
  isBeyond(group: SwatchGroup, index: number): boolean;
  /** Returns the control of a group's first hidden item, to which focus moves when the list expands. */
  findFirst(group: SwatchGroup): HTMLElement | undefined;
  /** The attributes whose chosen item would be hidden; their lists start expanded. */
  readonly opened: ReadonlySet<string>;
}

/** Returns the indexes of the items that a list currently hides. Reads the page only if there is a limit. */
function listBeyond({ list, items }: SwatchGroup): ReadonlySet<number> {
  const page = list.ownerDocument.defaultView;
  if (!page || !list.matches(LIMITED)) return new Set();
  return new Set(items.flatMap(({ node }, index) => (page.getComputedStyle(node).display === 'none' ? [index] : [])));
}

/** Reads the items that the server's display limit hides, once, from their computed styles. */
export function displayLimit(groups: readonly SwatchGroup[]): DisplayLimit {
  const beyond = new Map(groups.map((group) => [group, listBeyond(group)]));
  const isBeyond = (group: SwatchGroup, index: number) => beyond.get(group)?.has(index) === true;
  const isOpened = (group: SwatchGroup) =>
    group.items.some(({ value }, index) => value !== '' && value === group.select.value && isBeyond(group, index));
  return {
    isBeyond,
    findFirst: (group) => group.items.find((_, index) => isBeyond(group, index))?.control,
    opened: new Set(groups.filter(isOpened).map(({ attribute }) => attribute)),
  };
}
