/** Which way a key moves a slider; arrows follow the direction of reading. */
export function stepKey(key: string, direction: 'ltr' | 'rtl'): 'next' | 'previous' | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 'next' : 'previous';
}
