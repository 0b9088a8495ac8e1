/** Catches the error of `new URL`, because `URL.canParse` is missing in Safari 16.4. */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Video hosts whose URLs people often copy without a scheme. */
const FILM_HOST =
  /^(?:[\w-]+\.)*(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|vimeopro\.com|dailymotion\.com|dai\.ly|videopress\.com)(?:[/?#]|$)/i;
// oxlint-disable-next-line redos/no-vulnerable -- the address or embed code of one film, as an owner’s page builder prints it.
const EMBED_CODE = /<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i;
/**
 * Direction marks and zero-width characters that copying adds. (Joiners are kept, because they may belong to a file's
 * name.)
 */
const MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Normalises a video URL as an owner may have copied it. It extracts the URL from embed code, removes surrounding white
 * space and invisible marks, adds a scheme if the video host is known, and replaces `&amp;` with `&`.
 */
export function cleanFilmAddress(text: string): string {
  const [, inCode] = EMBED_CODE.exec(text) ?? [];
  const address = (inCode ?? text)
    .replace(MARKS, '')
    .trim()
    .replaceAll(/&(?:amp|#0*38);/g, '&');
  return FILM_HOST.test(address) ? `https://${address}` : address;
}
