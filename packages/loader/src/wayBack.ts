import { type PageWindow, readPageValue } from '@hadaya/core';

/**
 * Whether the replaced plugin's own files are on their way for an island, or for all of them where none is named: the page's watcher
 * has begun that, and then ours may not start.
 */
export function hasGoneBack(page: object, island = ''): boolean {
  const asked = readPageValue(page, 'back');
  return Array.isArray(asked) && asked.some((one: unknown) => Array.isArray(one) && (!one[0] || one[0] === island));
}

/** Has the replaced plugin brought back whose island did not come, where the page has a watcher that can. */
export function goBack(page: PageWindow, island: string): void {
  const begin = readPageValue(page, 'goBack');
  if (typeof begin === 'function') Reflect.apply(begin, undefined, ['file', island]);
}
