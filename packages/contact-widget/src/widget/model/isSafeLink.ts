const LINK_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:', 'sms:', 'whatsapp:', 'viber:', 'skype:', 'tg:', 'weixin:'];
const IMAGE_SCHEMES = ['https:', 'http:', 'blob:'];

function hasScheme(url: string, base: string, schemes: readonly string[]): boolean {
  try {
    return schemes.includes(new URL(url, base).protocol);
  } catch {
    return false;
  }
}

/** Returns whether a URL is safe in a link. Checks the parsed URL, so spaces and tabs cannot disguise a scheme. */
export function isSafeLink(url: string, base: string): boolean {
  return hasScheme(url, base, LINK_SCHEMES);
}

/** Returns whether a URL is not empty and its scheme is safe for an image source. */
export function isSafeImage(url: string, base: string): boolean {
  return url !== '' && hasScheme(url, base, IMAGE_SCHEMES);
}
