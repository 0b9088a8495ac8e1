/** A module of ours. */
export interface ModuleTarget {
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

/** Has a module fetched, unless the page has a link to it already. */
export function preloadModule(page: Document, { href, nonce, integrity = '', isLate }: ModuleTarget): void {
  if (hasLink(page, href.slice(href.lastIndexOf('/') + 1))) return;
  const link = page.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.crossOrigin = 'anonymous';
  if (nonce) link.nonce = nonce;
  if (integrity) link.integrity = integrity;
  if (isLate) link.setAttribute('fetchpriority', 'low');
  (page.head ?? page.documentElement).append(link);
}
