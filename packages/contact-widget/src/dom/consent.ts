import type { PageWindow } from '@hadaya/core';

/** Whether the visitor agreed to a kind of processing. Without a consent API on the page the owner has decided. */
export function hasConsent(page: PageWindow, category: 'statistics' | 'functional' | 'preferences'): boolean {
  const ask: unknown = Reflect.get(page, 'wp_has_consent');
  if (typeof ask !== 'function') return true;
  try {
    return ask(category) === true;
  } catch {
    return false;
  }
}
