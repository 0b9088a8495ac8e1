import { lazyPart } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';

/** `Element.setHTML` of the HTML Sanitizer API, which TypeScript's DOM types do not include yet. */
interface SanitizingElement extends Element {
  setHTML(html: string, options: { sanitizer: { removeElements: readonly string[] } }): void;
}

const canSanitize = (element: Element): element is SanitizingElement => 'setHTML' in element;

/** Elements to remove because they affect the whole page. Scripts, frames and plugins are not listed, because the browser's sanitiser always removes them. */
const OF_A_PAGE = ['base', 'link', 'meta'];

const importPurifier = lazyPart(() => import('./purifyHtml.ts'));

/** Checks whether the browser's own sanitiser is missing or would lose visible content, because it removes frames. */
export const needsPurifier = (html: string, page: Document): boolean =>
  !canSanitize(page.documentElement) || /<iframe/i.test(html);

/**
 * Loads DOMPurify if this HTML needs it. Rejects when the file fails to load; {@link createSafeNodes} works without it.
 */
export async function loadSanitizer(html: string, page: Document, signal?: AbortSignal): Promise<void> {
  if (needsPurifier(html, page)) await importPurifier(signal);
}

/**
 * Converts server HTML (price, stock, description) to the nodes that WooCommerce's template would show, without
 * scripts. If neither the browser nor DOMPurify can sanitise it, only its text is kept.
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
