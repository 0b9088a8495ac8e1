import type { PageWindow } from '@hadaya/core';
import { findJQuery } from './jqueryTrigger.ts';

/**
 * Whether the plugin's own script had this form first: it marks what it has in hand. A copy of a form that we had
 * carries the mark too, but then the page has no plugin, or ours, which says so by a property.
 */
export function isTakenByPlugin(root: HTMLElement, page: PageWindow): boolean {
  const plugin: unknown = Reflect.get(findJQuery(page)?.fn ?? {}, 'WooVariationSwatches');
  return root.classList.contains('wvs-loaded') && typeof plugin === 'function' && !Reflect.has(plugin, 'hadaya');
}
