/** Where the pointer is, seen from the submenus. */
export interface PointerPlace {
  /** The innermost branch under the pointer. */
  readonly around: number | undefined;
  readonly openBranches: readonly number[];
  /** The pointer has left the open branch and moves towards its submenu. */
  readonly isOnTheWay: boolean;
  /** The branch that Escape closed while the pointer was on it: it stays closed until the pointer has left. */
  readonly dismissed: number | undefined;
}

/** What the pointer seems to want: wait, close what is open, or open a branch. */
export type HoverIntent = { readonly kind: 'none' | 'close' } | { readonly kind: 'open'; readonly id: number };

/** The intent behind a movement of the pointer. */
export function readHoverIntent({ around, openBranches, isOnTheWay, dismissed }: PointerPlace): HoverIntent {
  if (isOnTheWay) return { kind: 'close' };
  if (around === undefined) return { kind: openBranches.length > 0 ? 'close' : 'none' };
  if (openBranches.includes(around) || around === dismissed) return { kind: 'none' };
  return { kind: 'open', id: around };
}
