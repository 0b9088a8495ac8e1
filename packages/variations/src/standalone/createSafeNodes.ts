import { buildNodes, type HtmlProfile, readHtml } from '@hadaya/core/html';

const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/|#|\?)/i;

/** What of a price, a stock text or a description is kept. */
const KEPT: HtmlProfile = {
  tags: 'a b bdi br dd del div dl dt em h2 h3 h4 i ins li mark ol p small span strong sub sup table tbody td th tr u ul'.split(
    ' ',
  ),
  attributes: ['class', 'title', 'dir', 'lang', 'aria-hidden', 'role', 'href'],
  empty: ['br'],
  check: (name, value, tag) => {
    const trimmed = value.trim();
    return name !== 'href' || (tag === 'a' && SAFE_LINK.test(trimmed)) ? trimmed : undefined;
  },
};

/**
 * Server HTML (price, stock, description) as fresh nodes of allowed elements and attributes only. No parser of the
 * browser sees the text, so that it also works where the page's policy asks for trusted types.
 */
export function createSafeNodes(html: string, page: Document): Node[] {
  return buildNodes(readHtml(html, KEPT), page);
}
