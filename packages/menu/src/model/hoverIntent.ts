/** Where the pointer is, seen from the submenus. */
export interface PointerPlace {
  /** The innermost branch under the pointer. */
  readonly around: number | undefined;
  readonly openBranches: readonly number[];
  /** The pointer has left the innermost open branch: it moves towards its submenu, or is on a neighbour beside it. */
  readonly isLeaving: boolean | undefined;
  /** The branch that Escape closed while the pointer was on it: it stays closed until the pointer has left. */
  readonly dismissed: number | undefined;
}

/**
 * What the pointer seems to want: to close what is open and not around it, to open the branch of this number, or
 * nothing new.
 */
export type HoverIntent = 'close' | number | undefined;

/** The intent behind a movement of the pointer. */
export function readHoverIntent({ around, openBranches, isLeaving, dismissed }: PointerPlace): HoverIntent {
  if (isLeaving) return 'close';
  if (around === undefined) return openBranches.length > 0 ? 'close' : undefined;
  return openBranches.includes(around) || around === dismissed ? undefined : around;
}
