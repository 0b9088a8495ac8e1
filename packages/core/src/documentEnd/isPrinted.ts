import type { PageWindow } from '../environment/index.ts';

/**
 * Whether the parser is at the end of the document, where servers print their settings. `readyState` alone does not tell: script
 * optimisers keep it at `loading` until they let the page's scripts run.
 */
export function isPrinted({ document, performance }: PageWindow): boolean {
  if (document.readyState !== 'loading') return true;
  const [visit] = performance.getEntriesByType('navigation');
  return Object(visit).domInteractive > 0;
}
