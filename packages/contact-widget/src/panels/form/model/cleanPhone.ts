/** Zeros of the scripts whose digits visitors type: Arabic-Indic, Persian, Devanagari, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];
const PHONE = /^\+?\d*$/;

/** Turns digits of other scripts into ASCII digits, and a full-width plus into a plain one. */
export function toAsciiDigits(source: string): string {
  return [...source]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code <= first + 9);
      return zero === undefined ? letter : String(code - zero);
    })
    .join('')
    .replaceAll('\uff0b', '+');
}

/** Drops what people write between digits: spaces, dashes, dots, brackets and invisible direction marks. */
export function cleanPhone(source: string): string {
  return toAsciiDigits(source).replace(/[\s().\-\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Whether a value is digits with an optional leading plus; an empty one is. */
export function isPhone(value: string): boolean {
  return PHONE.test(value);
}

/** Whether text may be typed at this place of a phone field. */
export function mayType(typed: string, before: string, after: string): boolean {
  return isPhone(before + toAsciiDigits(typed) + after);
}
