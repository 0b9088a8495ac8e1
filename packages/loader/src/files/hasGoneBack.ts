import { readPageValue } from '@hadaya/core';

/**
 * Whether the replaced plugin's own files are on their way for an island, or for all of them where none is named: the page's watcher
 * has begun that, and then ours may not start.
 */
export function hasGoneBack(page: object, island = ''): boolean {
  const asked = readPageValue(page, 'back');
  return Array.isArray(asked) && asked.some((one: unknown) => Array.isArray(one) && (!one[0] || one[0] === island));
}
