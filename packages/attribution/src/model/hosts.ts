/** A host without one leading `www.`. */
export function stripWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** Whether a host is another one or a subdomain of it; compared at a dot, so look-alikes do not count. */
export function isWithin(host: string, parent: string | undefined): boolean {
  return `.${host}`.endsWith(`.${parent}`);
}
