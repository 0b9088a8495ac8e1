/** A page address without its hash, so that two links to one document compare equal. */
function documentOf(url: URL): string {
  return `${url.origin}${url.pathname}${url.search}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The id that a link points at inside the current document, or `undefined` when it leads elsewhere, nowhere (`#`), or
 * cannot be read. Percent-encoded ids are decoded; nothing is ever used as a selector.
 */
export function readAnchorId(href: string, current: string): string | undefined {
  let link: URL;
  try {
    link = new URL(href, current);
  } catch {
    return undefined;
  }
  if (documentOf(link) !== documentOf(new URL(current)) || link.hash.length < 2) return undefined;
  return decode(link.hash.slice(1));
}
