/** The address as a URL, read against `base`; `undefined` for nonsense. (`URL.canParse` is missing in Safari 16.4.) */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
