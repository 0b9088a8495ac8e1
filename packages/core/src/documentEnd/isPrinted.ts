import type { PageWindow } from '../environment/index.ts';

/**
 * Returns whether the parser has reached the end of the document, where servers print their settings. `readyState`
 * alone is not reliable: script optimisers keep it at `loading` until they run the page's scripts.
 */
export function isPrinted({ document, performance }: PageWindow): boolean {
  if (document.readyState !== 'loading') return true;
  const [visit] = performance.getEntriesByType('navigation');
  return Object(visit).domInteractive > 0;
}
