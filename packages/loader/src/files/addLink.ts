/** A link to one of our files. */
export interface LinkTarget {
  readonly rel: 'stylesheet' | 'modulepreload';
  readonly href: string;
  /** CSP nonce of the loader's own tag. */
  readonly nonce: string;
  /** Hash that the file must have; none when empty. */
  readonly integrity?: string;
  /** Whether the page can do without it for a while. */
  readonly isLate?: boolean;
}

/** Whether the page has a link to a file of ours already; a theme may print it. */
export function hasLink(page: Document, file: string): boolean {
  return page.querySelector(`link[href*="/${file}"]`) !== null;
}

/**
 * Adds a link to the head, unless the page has one to that file already, and returns it. A style sheet stands before that
 * of the own look, as it does where both are printed.
 */
export function addLink(
  page: Document,
  { rel, href, nonce, integrity = '', isLate }: LinkTarget,
): HTMLLinkElement | undefined {
  if (hasLink(page, href.slice(href.lastIndexOf('/') + 1))) return undefined;
  const link = page.createElement('link');
  link.rel = rel;
  link.href = href;
  link.crossOrigin = 'anonymous';
  if (nonce) link.nonce = nonce;
  if (integrity) link.integrity = integrity;
  if (isLate) link.setAttribute('fetchpriority', 'low');
  const look = rel === 'stylesheet' && page.querySelector('link[href*="/look.min.css"]');
  if (look) look.before(link);
  else (page.head ?? page.documentElement).append(link);
  return link;
}
