declare global {
  interface String {
    /** Replaces each lone surrogate in a string with U+FFFD; supported by all browsers since 2023. */
    toWellFormed(): string;
  }
}

/** Matches an escape: a UTF-16 code unit, a UTF-8 sequence of four, three or two bytes, or a single byte. */
const ESCAPES = /%u.{4}|%f.(%[89ab].){3}|%e.(%[89ab].){2}|%[cd].%[89ab].|%[\da-f]{2}/gi;

export function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Encodes text for a cookie: percent-encodes everything except ASCII letters, digits and `- _ .`. Never throws. */
export function encodeValue(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!~'()]/g, escape)
    .replaceAll('*', '%2A');
}

/**
 * Decodes an encoded text leniently, because visitors' links are often malformed. If the text is not valid as a whole,
 * decodes every escape separately, treats a byte that is not UTF-8 as Latin-1, and keeps a lone `%`. Never throws.
 */
export function decodeValue(encoded: string): string {
  if (!encoded.includes('%')) return encoded;
  // `unescape` decodes the remaining escapes: `%uXXXX` to a code unit, and `%XX` to a Latin-1 character.
  const text = tryDecode(encoded) ?? encoded.replace(ESCAPES, (found) => tryDecode(found) ?? unescape(found));
  return text.replace(/%(2[1789A]|7E)/g, decodeURIComponent);
}

export function encodeCookie(text: string, base64: unknown): string {
  const encoded = encodeValue(text);
  return base64 ? btoa(encoded).replaceAll('=', '') : encoded;
}

/**
 * Decodes a cookie's value. Detects whether the value is Base64, regardless of the `base64` option: every record
 * contains a `=`, which is `%3D` in the encoded text. Returns an empty string for a missing cookie.
 */
export function decodeCookie(value = ''): string {
  try {
    const encoded = value.includes('%') ? '' : atob(value);
    if (encoded.includes('%3D')) return decodeValue(encoded);
  } catch {
    // The value is not Base64 after all.
  }
  return decodeValue(value);
}
