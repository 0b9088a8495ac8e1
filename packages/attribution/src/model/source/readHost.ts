/** A host without one leading `www.`. */
export function stripWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** Whether a host is another one or a subdomain of it; compared at a dot, so look-alikes do not count. */
export function isWithin(host: string, parent: string | undefined): boolean {
  return `.${host}`.endsWith(`.${parent}`);
}

/**
 * A host as an owner writes it, in the form that browsers compare: lower case, Arabic names in their `xn--` form, without
 * blanks, scheme, path, port and a leading dot.
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
