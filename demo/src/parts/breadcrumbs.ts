import { escapeHtml } from '@hadaya/testing/shop';
import type { DemoPage, PageContext } from '../page.ts';

export function breadcrumbs(page: DemoPage, { texts, locale, link }: PageContext): string {
  if (page.path === '/') return '';
  const shop = page.path.startsWith('/product/') ? `<li><a href="${link('/')}#product">${texts.shop}</a></li>` : '';
  return `<nav class="breadcrumbs" aria-label="${texts.breadcrumbs}"><ol><li><a href="${link('/')}">${texts.home}</a></li>${shop}<li aria-current="page">${escapeHtml(page.title[locale])}</li></ol></nav>`;
}
