import type { MenuContext } from '../../state/index.ts';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a page's URL for comparison, without hash, scheme and trailing slash. */
function pageOf(address: string): string {
  const [whole = ''] = address.split('#');
  const [path = '', ...query] = whole.replace(/^https?:/, '').split('?');
  return [path.replace(/\/$/, ''), ...query].join('?');
}

/**
 * Returns the id to which a link points inside the current document, or `undefined` if the link leads elsewhere or
 * nowhere (`#`). `href` and `current` are absolute, as in `link.href`. Percent-encoded ids are decoded; nothing is ever
 * used as a selector. Links with `http:` on a secure site, or without the trailing slash, also count as links to this
 * page.
 */
export function readAnchorId(href: string, current: string): string | undefined {
  const [, ...hash] = href.split('#');
  const id = hash.join('#');
  return id && pageOf(href) === pageOf(current) ? decode(id) : undefined;
}

/** Finds the element of this page to which a URL leads: by id, or else by the old `a[name]`. */
export function findTarget({ environment }: MenuContext, href: string): HTMLElement | null {
  const { document, location } = environment.window;
  const id = readAnchorId(href, location.href);
  return id ? (document.getElementById(id) ?? document.anchors.namedItem(id)) : null;
}

export const HASH_LINK = 'a[href*="#"]';

export function markCurrent({ parts, loan }: MenuContext, clicked?: Element): void {
  for (const link of parts.list.querySelectorAll(HASH_LINK)) {
    const isCurrent = link === clicked;
    const item = link.closest('li');
    if (item) loan.classes(item, { 'current-menu-item': isCurrent, 'current-menu-ancestor': isCurrent });
    loan.attributes(link, { 'aria-current': isCurrent ? 'location' : null });
  }
}
