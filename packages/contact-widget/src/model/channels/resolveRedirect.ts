/** An absolute http(s) address to send the visitor to, or `undefined`. */
export function resolveRedirect(url: string, base: string): URL | undefined {
  try {
    const resolved = new URL(url, base);
    return ['https:', 'http:'].includes(resolved.protocol) ? resolved : undefined;
  } catch {
    return undefined;
  }
}
