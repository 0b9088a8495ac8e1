import type { Field } from '@hadaya/core';
import { plain } from '../settings/decodeText.ts';

const SAFE = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/deg-]{1,40}\))$/i;
const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const RGB = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i;

const WHITE = '#ffffff';
const INK = '#1c1a17';

/** A colour setting; anything that is no plain colour falls back. */
export function colour(from: string, fallback: string): Field<string> {
  const field = plain(from);
  return {
    from,
    read(raw, context) {
      const given = field.read(raw, context);
      if (given === '' || SAFE.test(given)) return given || fallback;
      context.report(`"${given.slice(0, 40)}" is no colour; ${fallback} is used`);
      return fallback;
    },
  };
}

function readChannels(given: string): readonly number[] | undefined {
  const rgb = RGB.exec(given);
  if (rgb) return rgb.slice(1, 4).map(Number);
  const digits = HEX.exec(given)?.[1];
  if (!digits) return undefined;
  const size = digits.length < 6 ? 1 : 2;
  return [0, 1, 2].map((place) => {
    const part = digits.slice(place * size, place * size + size);
    return Number.parseInt(size === 1 ? part + part : part, 16);
  });
}

function readLuminance(given: string): number | undefined {
  const parts = readChannels(given)?.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG); `undefined` when one of them is a name that only a browser knows. */
export function readContrast(one: string, other: string): number | undefined {
  const [a, b] = [readLuminance(one), readLuminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The wanted text colour where it can be read on the ground (`least` : 1), else ink or white, whichever reads better. */
export function pickReadable(wanted: string, ground: string, least = 4.5): string {
  if ((readContrast(wanted, ground) ?? least) >= least) return wanted;
  return (readContrast(WHITE, ground) ?? 1) >= (readContrast(INK, ground) ?? 1) ? WHITE : INK;
}
