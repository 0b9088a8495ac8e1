const TAGS = new Set(
  'a b bdi br dd del div dl dt em h2 h3 h4 i ins li mark ol p small span strong sub sup table tbody td th tr u ul'.split(
    ' ',
  ),
);
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'title',
]);
const ATTRIBUTES = ['class', 'title', 'dir', 'lang', 'aria-hidden', 'role'];
const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/|#|\?)/i;

function copyAttributes(from: Element, to: Element): void {
  for (const name of ATTRIBUTES) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
  const href = from.getAttribute('href')?.trim() ?? '';
  if (from.localName === 'a' && SAFE_LINK.test(href)) to.setAttribute('href', href);
}

function copyNode(node: Node, page: Document): Node[] {
  if (node.nodeType === node.TEXT_NODE) return [page.createTextNode(node.textContent ?? '')];
  if (node.nodeType !== node.ELEMENT_NODE || !('localName' in node)) return [];
  const name = String(node.localName);
  if (DROPPED.has(name)) return [];
  const children = [...node.childNodes].flatMap((child) => copyNode(child, page));
  if (!TAGS.has(name)) return children;
  const copy = page.createElement(name);
  if ('getAttribute' in node && node instanceof Element) copyAttributes(node, copy);
  copy.append(...children);
  return [copy];
}

/**
 * Server HTML (price, stock, description) as fresh nodes of allowed elements and attributes only. The text is parsed in
 * an inert document and rebuilt node by node, so nothing of it is ever parsed as part of the page. Where the page's
 * policy forbids parsing, the text without its tags remains.
 */
export function createSafeNodes(html: string, page: Document): Node[] {
  try {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].flatMap((node) => copyNode(node, page));
  } catch {
    return [page.createTextNode(html.replace(/<[^>]*>/g, ' '))];
  }
}
