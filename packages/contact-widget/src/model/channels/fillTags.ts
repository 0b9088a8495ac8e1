/** What the tags of owners' texts stand for, by tag name: `title`, `url`, `product`, `sku` … */
export type TagValues = Readonly<Record<string, string>>;

/** Puts the values into the `{tag}` places of a text; unknown tags stay. */
export function fillTags(source: string, tags: TagValues): string {
  return source.replace(/\{(\w{1,20})\}/g, (place, name: string) =>
    Object.hasOwn(tags, name) ? (tags[name] ?? '') : place,
  );
}

/** Percent-encodes a text for a query, apostrophes included: some apps end a link at them. */
export function encodeText(source: string): string {
  // Halves of a character cannot be encoded.
  return encodeURIComponent(source.replace(/\p{Surrogate}/gu, '')).replaceAll("'", '%27');
}

/** Takes a percent-encoding off; a text with a lone `%` is no encoding and stays as it is. */
export function decodePercent(source: string): string {
  try {
    return decodeURI(source);
  } catch {
    return source;
  }
}
