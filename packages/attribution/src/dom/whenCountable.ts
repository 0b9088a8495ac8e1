import { whenPrinted } from '@hadaya/core';
import { hasOriginalRun, isOrder } from './order/readOrder.ts';
import type { ShopPage } from './shopPage.ts';
import { onFirst } from './whenReady.ts';

/**
 * Returns whether the server lists attribution in `hadaya.islands` and therefore does not print the replaced script.
 */
const isAssigned = ({ hadaya }: ShopPage): boolean => {
  const islands: unknown = Object(hadaya).islands;
  return Array.isArray(islands) && islands.includes('attribution');
};

/**
 * Calls `run` when the replaced script has run or can no longer run, so that only one of the two scripts tracks the
 * page view. Calls `run` immediately if that script is not on the page or has already run; otherwise, no later than the
 * load event.
 */
function afterOriginal(page: ShopPage, run: () => void, signal: AbortSignal): void {
  const { document } = page;
  const original = document.getElementById('wc-order-attribution-js');
  const isDue = original && !hasOriginalRun(page.wc_order_attribution) && document.readyState !== 'complete';
  if (!isDue) {
    run();
    return;
  }
  const ends = [
    [original, 'load'],
    [original, 'error'],
    [page, 'DOMContentLoaded'],
    [page, 'load'],
  ] as const;
  onFirst(ends, run, signal);
}

/**
 * This is a constant because a caching plugin's minifier would mistake the regular expression in `=>/…/` for a
 * division.
 */
const PREVIEW = /[?&](elementor-preview|customize_\w+|preview)=/;

function isEditing({ location, wp, elementorFrontend }: ShopPage): boolean {
  return PREVIEW.test(location.search) || Boolean(wp?.customize || elementorFrontend?.isEditMode?.());
}

/**
 * Calls `run` when the page view may be counted: in this task, unless the page is prerendered, the server's settings
 * are still being parsed, or the replaced script has yet to run. Never calls `run` in an editor or a preview.
 */
export function whenCountable(page: ShopPage, run: () => void, signal: AbortSignal): void {
  const { document } = page;
  const judge = () => {
    if (!isEditing(page)) afterOriginal(page, run, signal);
  };
  // The server prints its settings in the footer. If it does not list attribution, the replaced script follows these
  // settings.
  const isThere = () => isAssigned(page) && isOrder(page);
  const start = () => whenPrinted(page, judge, { signal, isThere });
  if (Object(document).prerendering) onFirst([[document, 'prerenderingchange']], start, signal);
  else start();
}
