import { escapeHtml } from '@hadaya/testing/shop';
import type { PageContext } from '../page.ts';

/** WooCommerce's message after a posted form; empty when there is nothing to say. */
export function noticeBar({ notice }: PageContext): string {
  if (notice === undefined) return '';
  return notice.kind === 'success'
    ? `<div class="woocommerce-notices-wrapper"><div class="woocommerce-message" role="alert">${escapeHtml(notice.text)}</div></div>`
    : `<div class="woocommerce-notices-wrapper"><ul class="woocommerce-error" role="alert"><li>${escapeHtml(notice.text)}</li></ul></div>`;
}
