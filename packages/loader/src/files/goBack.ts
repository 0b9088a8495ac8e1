import { type PageWindow, readPageValue } from '@hadaya/core';

/** Has the replaced plugin brought back whose island did not come, where the page has a watcher that can. */
export function goBack(page: PageWindow, island: string): void {
  const begin = readPageValue(page, 'goBack');
  if (typeof begin === 'function') Reflect.apply(begin, undefined, ['file', island]);
}
