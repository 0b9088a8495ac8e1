/** A key on one of several titles. */
export interface TitleKey {
  readonly key: string;
  readonly index: number;
  readonly count: number;
  /** Which arrows move: those along the line of titles, or all four. */
  readonly arrows: 'horizontal' | 'vertical' | 'both';
  readonly direction: 'ltr' | 'rtl';
}

/** Which title a key leads to, around the ends; `undefined` when the key does not move. */
export function nextFocus({ key, index, count, arrows, direction }: TitleKey): number | undefined {
  const step = (by: number) => (index + by + count) % count;
  const forward = direction === 'rtl' ? -1 : 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (arrows !== 'vertical' && key === 'ArrowRight') return step(forward);
  if (arrows !== 'vertical' && key === 'ArrowLeft') return step(-forward);
  if (arrows !== 'horizontal' && key === 'ArrowDown') return step(1);
  if (arrows !== 'horizontal' && key === 'ArrowUp') return step(-1);
  return undefined;
}
