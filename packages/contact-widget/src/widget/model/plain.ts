import { type Field, text } from '@hadaya/core';
import { decodeEntities, decodeText } from '@hadaya/core/entities';

export const readPlain = (given: string): string => decodeText(given).trim();

export function plain(fallback = ''): Field<string> {
  const field = text(fallback);
  return { read: (raw, context) => readPlain(field.read(raw, context)) || fallback };
}

/** Creates a text setting that may contain basic markup; HTML entities in it are decoded in a single pass. */
export function markup(): Field<string> {
  const field = text('');
  return { read: (raw, context) => decodeEntities(field.read(raw, context)) };
}

const SAFE = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/deg-]{1,40}\))$/i;

/** Returns the given colour, or the fallback if the colour is missing or invalid; reports an invalid colour. */
export function colourOr(fallback: string, given: string, report: (message: string) => void): string {
  if (given === '' || SAFE.test(given)) return given || fallback;
  report(`"${given.slice(0, 40)}" is not a colour; ${fallback} is used`);
  return fallback;
}

export function colour(fallback: string): Field<string> {
  const field = plain();
  return { read: (raw, context) => colourOr(fallback, field.read(raw, context), context.report) };
}
