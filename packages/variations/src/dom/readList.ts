import type { Environment } from '@hadaya/core';
import { isJQueryCopy } from './jquery/jqueryCopy.ts';

const ATTRIBUTE = 'data-product_variations';
const EMPTY_LIST = '[]'.length;

/** Whether the server printed a list of variations into the form, told without parsing it, and its length in characters. */
export function measureList(root: HTMLElement): number {
  const text = root.getAttribute(ATTRIBUTE) ?? '';
  return /^\s*\[/.test(text) && text.length > EMPTY_LIST ? text.length : 0;
}

/**
 * The list of variations that the server printed, undecoded; `undefined` in ajax mode. A list that cannot be read
 * counts as ajax mode, with one line for the owner.
 */
export function readList(root: HTMLElement, { window, logger }: Environment): readonly unknown[] | undefined {
  if (measureList(root) === 0) return undefined;
  // jQuery keeps what it parsed, so WooCommerce and we share one parse of a list that may be megabytes.
  const copy: unknown = Reflect.get(window, 'jQuery');
  const shared = isJQueryCopy(copy) ? copy(root).data('product_variations') : undefined;
  if (Array.isArray(shared)) return shared;
  if (shared === false) return undefined;
  try {
    const parsed: unknown = JSON.parse(root.getAttribute(ATTRIBUTE) ?? '');
    return Array.isArray(parsed) ? parsed : undefined;
  } catch (cause) {
    logger.warn(`${ATTRIBUTE} is not JSON, so each choice asks the server: check the filter that writes it`, cause);
    return undefined;
  }
}
