/** Where a key takes the focus in a list of items. */
export type Walk = 'next' | 'previous' | 'first' | 'last';

/** Keys that walk, by how the items stand. Left and Right walk only in a horizontal bar and follow the reading direction. */
export function readWalk(
  key: string,
  { isBar, isRtl }: { readonly isBar: boolean; readonly isRtl: boolean },
): Walk | undefined {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (!isBar) return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : undefined;
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return key === forward ? 'next' : key === back ? 'previous' : undefined;
}

/** The index that a walk reaches from `current` among `count` items; it stops at the ends. */
export function walkFrom(current: number, count: number, walk: Walk): number {
  const last = count - 1;
  if (walk === 'first') return 0;
  if (walk === 'last') return last;
  return Math.min(Math.max(current + (walk === 'next' ? 1 : -1), 0), last);
}
