declare global {
  interface String {
    /** Replaces each lone surrogate in a text with U+FFFD; supported by all browsers since 2023. */
    toWellFormed(): string;
  }
}

/** Escapes: a UTF-16 code unit, a UTF-8 sequence of four, three or two bytes, or a single byte. */
const ESCAPES = /%u.{4}|%f.(%[89ab].){3}|%e.(%[89ab].){2}|%[cd].%[89ab].|%[\da-f]{2}/gi;

/** Decodes percent-encoded text; returns `undefined` if it is invalid. */
export function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Encodes text for a cookie: everything but letters, digits and `- _ .` is percent-encoded. Never throws. */
export function encodeValue(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!~'()]/g, escape)
    .replaceAll('*', '%2A');
}

/**
 * Decodes an encoded text leniently, because visitors' links are often malformed: if it is not valid as a whole, every
 * escape is decoded on its own, a byte that is not UTF-8 counts as Latin-1, and a lone `%` is kept. Never throws.
 */
export function decodeValue(encoded: string): string {
  if (!encoded.includes('%')) return encoded;
  // `unescape` does exactly what is needed for the rest: `%uXXXX` is a code unit, `%XX` a Latin-1 character.
  const text = tryDecode(encoded) ?? encoded.replace(ESCAPES, (found) => tryDecode(found) ?? unescape(found));
  return text.replace(/%(2[1789A]|7E)/g, decodeURIComponent);
}

/** The value of a cookie: the encoded text, or with `base64` its Base64 form without padding. */
export function encodeCookie(text: string, base64: unknown): string {
  const encoded = encodeValue(text);
  return base64 ? btoa(encoded).replaceAll('=', '') : encoded;
}

/**
 * Decodes a cookie's value. Base64 is detected, so both forms can be read regardless of the option: every record
 * contains a `=`, which is `%3D` in the encoded text. A missing cookie gives an empty string.
 */
export function decodeCookie(value = ''): string {
  try {
    const encoded = value.includes('%') ? '' : atob(value);
    if (encoded.includes('%3D')) return decodeValue(encoded);
  } catch {
    // Not Base64 after all.
  }
  return decodeValue(value);
}
