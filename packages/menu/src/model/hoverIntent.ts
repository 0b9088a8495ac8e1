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

/** What the pointer seems to want: to close what is open, to open the branch of this number, or nothing new. */
export type HoverIntent = 'close' | number | undefined;

/** The intent behind a movement of the pointer. */
export function readHoverIntent({ around, openBranches, isOnTheWay, dismissed }: PointerPlace): HoverIntent {
  if (isOnTheWay) return 'close';
  if (around === undefined) return openBranches.length > 0 ? 'close' : undefined;
  return openBranches.includes(around) || around === dismissed ? undefined : around;
}
