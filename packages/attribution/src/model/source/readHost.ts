/**
 * Normalises a host that an owner has typed to the form that browsers compare: lower case, Arabic names in their `xn--`
 * form, without blanks, scheme, path, port or leading dot.
 */
export function readHost(text: string): string {
  const host = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^\./, '');
  try {
    return host && new URL(`https://${host}`).hostname;
  } catch {
    return host.toLowerCase();
  }
}
