import { decodeEntities } from '../../model/index.ts';
import { readTags } from './readTags.ts';

const TAGS = new Set(
  'a b bdi br dd del div dl dt em h2 h3 h4 i ins li mark ol p small span strong sub sup table tbody td th tr u ul'.split(
    ' ',
  ),
);
const ATTRIBUTES = ['class', 'title', 'dir', 'lang', 'aria-hidden', 'role'];
const ATTRIBUTE = /([^\s"'/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;
const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/|#|\?)/i;
const MOST_DEEP = 64;

/** Names of signs that shops write into prices, beside those of every attribute. */
const SIGNS = new Map(
  Object.entries({ euro: '€', pound: '£', yen: '¥', ndash: '–', mdash: '—', times: '×', hellip: '…', rsquo: '’' }),
);

function readText(html: string): string {
  return decodeEntities(html.replace(/&([a-z]{3,6});/g, (sign, name: string) => SIGNS.get(name) ?? sign));
}

function setAttributes(node: Element, attributes: string): void {
  for (const [, rawName = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const name = rawName.toLowerCase();
    const value = readText(double ?? single ?? bare ?? '').trim();
    const isLink = name === 'href' && node.localName === 'a' && SAFE_LINK.test(value);
    if ((isLink || ATTRIBUTES.includes(name)) && !node.hasAttribute(name)) node.setAttribute(name, value);
  }
}

/**
 * Server HTML (price, stock, description) as fresh nodes of allowed elements and attributes only. The text is read by
 * ourselves and built node by node: no parser of the browser ever sees it, so that it also works where the page's
 * policy asks for trusted types.
 */
export function createSafeNodes(html: string, page: Document): Node[] {
  const root = page.createElement('div');
  const open: Element[] = [root];
  for (const tag of readTags(html)) {
    const inner = open.at(-1) ?? root;
    if (tag.kind === 'text') inner.append(readText(tag.text));
    else if (!TAGS.has(tag.name)) continue;
    else if (tag.kind === 'close') {
      const place = open.findLastIndex((node) => node.localName === tag.name);
      // The first is ours and stays open, whatever the text closes.
      if (place > 0) open.length = place;
    } else {
      const node = page.createElement(tag.name);
      setAttributes(node, tag.attributes);
      inner.append(node);
      if (tag.name !== 'br' && open.length < MOST_DEEP) open.push(node);
    }
  }
  return [...root.childNodes];
}
