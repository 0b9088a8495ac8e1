/** A link to one of our files. */
export interface LinkTarget {
  readonly rel: 'stylesheet' | 'modulepreload';
  readonly href: string;
  /** CSP nonce of the loader's own tag. */
  readonly nonce: string;
  /** Hash that the file must have; none when empty. */
  readonly integrity?: string;
}

/** Adds a link to the head, unless the page has one to that file already (a theme may enqueue it), and returns it. */
export function addLink(page: Document, { rel, href, nonce, integrity = '' }: LinkTarget): HTMLLinkElement | undefined {
  const file = href.slice(href.lastIndexOf('/'));
  if (page.querySelector(`link[rel="${rel}"][href*="${file}"]`)) return undefined;
  const link = page.createElement('link');
  link.rel = rel;
  link.href = href;
  link.crossOrigin = 'anonymous';
  if (nonce) link.nonce = nonce;
  if (integrity) link.integrity = integrity;
  (page.head ?? page.documentElement).append(link);
  return link;
}
