/** How the items of a list stand. */
export interface ItemPlace {
  /** Side by side: Left and Right walk, and follow the reading direction. */
  readonly isBar: boolean;
  readonly isRtl: boolean;
}

/** How many items a key goes on or back; all the way for Home and End, `undefined` for a key that does not walk. */
export function readWalk(key: string, { isBar, isRtl }: ItemPlace): number | undefined {
  const sideways = isRtl ? -1 : 1;
  const steps: Readonly<Record<string, number>> = isBar
    ? { ArrowRight: sideways, ArrowLeft: -sideways }
    : { ArrowDown: 1, ArrowUp: -1 };
  return { ...steps, Home: -Infinity, End: Infinity }[key];
}

/** The index that a walk reaches from `current` among `count` items; it stops at the ends. */
export function walkFrom(current: number, count: number, step: number): number {
  return Math.min(Math.max(current + step, 0), count - 1);
}
