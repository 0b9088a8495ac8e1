function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The id that a link points at inside the current document, or `undefined` when it leads elsewhere or nowhere (`#`).
 * Both addresses are whole ones, as `link.href` gives them. Percent-encoded ids are decoded; nothing is ever used as a
 * selector.
 */
export function readAnchorId(href: string, current: string): string | undefined {
  const [page, ...hash] = href.split('#');
  return page === current.split('#')[0] ? decode(hash.join('#')) || undefined : undefined;
}
