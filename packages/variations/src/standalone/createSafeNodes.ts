import { lazyPart } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';

/** `Element.setHTML` of the HTML Sanitizer API, which TypeScript does not know yet. */
interface SanitizingElement extends Element {
  setHTML(html: string, options: { sanitizer: { removeElements: readonly string[] } }): void;
}

const canSanitize = (element: Element): element is SanitizingElement => 'setHTML' in element;

/** Elements that concern a whole page. Scripts, frames and plugins the browser's sanitizer never keeps. */
const OF_A_PAGE = ['base', 'link', 'meta'];

const importPurifier = lazyPart(() => import('./purifyHtml.ts'));

/** Whether the browser's own sanitizer would take away what shows: it is missing in older browsers, and it keeps no frame. */
export const needsPurifier = (html: string, page: Document): boolean =>
  !canSanitize(page.documentElement) || /<iframe/i.test(html);

/** Fetches DOMPurify where HTML of this kind needs it. Rejects when the file is lost; {@link createSafeNodes} works without it. */
export async function loadSanitizer(html: string, page: Document, signal?: AbortSignal): Promise<void> {
  if (needsPurifier(html, page)) await importPurifier(signal);
}

/**
 * Server HTML (price, stock, description) as the nodes that WooCommerce's template would show, without what runs. Where neither
 * the browser nor DOMPurify can clean it, its text alone.
 */
export function createSafeNodes(html: string, page: Document): Node[] {
  const { defaultView } = page;
  const purified =
    defaultView && needsPurifier(html, page) ? importPurifier.peek()?.purifyHtml(html, defaultView) : undefined;
  if (purified) return purified;
  const box = page.createElement('div');
  if (canSanitize(box)) box.setHTML(html, { sanitizer: { removeElements: OF_A_PAGE } });
  else box.textContent = decodeEntities(html.replace(/<[^<>]*>/g, ''));
  return [...box.childNodes];
}
