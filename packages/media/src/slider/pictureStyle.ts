import { parseAddress } from '../address.ts';

/** Returns a picture's URL as a `background-image` value; only http(s) URLs are accepted. */
export function pictureStyle(address: string | undefined, base: string): string | undefined {
  const url = address ? parseAddress(address, base) : undefined;
  return url && /^https?:$/.test(url.protocol)
    ? `url("${url.href.replace(/["\\\n]/g, encodeURIComponent)}")`
    : undefined;
}
