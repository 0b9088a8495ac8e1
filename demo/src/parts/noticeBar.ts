import { escapeHtml } from '@hadaya/testing/shop';
import type { PageContext } from '../page.ts';

export function noticeBar({ notice, link }: PageContext): string {
  if (notice === undefined) return '';
  const next = notice.next
    ? ` <a class="wc-forward" href="${link(notice.next.path)}">${escapeHtml(notice.next.text)}</a>`
    : '';
  return notice.kind === 'success'
    ? `<div class="woocommerce-notices-wrapper"><div class="woocommerce-message" role="alert">${escapeHtml(notice.text)}${next}</div></div>`
    : `<div class="woocommerce-notices-wrapper"><ul class="woocommerce-error" role="alert"><li>${escapeHtml(notice.text)}</li></ul></div>`;
}
