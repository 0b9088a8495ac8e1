/**
 * Invisible characters around text: white space, zero-width characters and direction marks, which come with text copied
 * from chats, contacts and documents.
 */
const UNSEEN = /[\s\p{Cf}]/u;

/** The zero digit in each script whose digits visitors type. */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // Persian, Urdu
  0x07c0, // N'Ko
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x0e50, // Thai
  0x1040, // Burmese
  0x17e0, // Khmer
  0xff10, // full width
];

/** Trims invisible characters; keeps joiners between letters and in emojis. */
export function trimText(source: string): string {
  let [start, end] = [0, source.length];
  while (start < end && UNSEEN.test(source.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(source.charAt(end - 1))) end -= 1;
  return source.slice(start, end);
}

export function toAsciiDigits(source: string): string {
  return source.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Normalises one line: no invisible characters, plain spaces, ASCII digits, half-width characters. */
export function plainLine(source: string): string {
  const narrow = source.replace(/[\uff01-\uff5e]/g, (character) =>
    String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  );
  return toAsciiDigits(narrow)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
