/** The address as given when it leads to http(s), relative ones included; `''` for every other scheme and for nonsense. */
export function safeAddress(value: unknown, base: string): string {
  if (typeof value !== 'string' || value.trim() === '' || !URL.canParse(value, base)) return '';
  const { protocol } = new URL(value, base);
  return protocol === 'https:' || protocol === 'http:' ? value.trim() : '';
}

/** The candidates of a `srcset` that are safe; `''` when none is left or the server sent `false`. */
export function safeSrcset(value: unknown, base: string): string {
  if (typeof value !== 'string') return '';
  const candidates = value.split(/,\s+/).map((candidate) => candidate.trim());
  return candidates.filter((candidate) => safeAddress(candidate.split(/\s+/)[0], base) !== '').join(', ');
}
