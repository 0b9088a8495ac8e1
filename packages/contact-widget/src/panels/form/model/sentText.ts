import { cleanMail } from './cleanMail.ts';
import { cleanPhone } from './cleanPhone.ts';
import type { FieldType } from './FormField.ts';
import { plainLine, trimText } from './plainLine.ts';

/** Converts Arabic separators to ASCII: ٬ for thousands, ٫ for decimals. */
const asciiSigns = (source: string) => source.replaceAll('\u066c', ',').replaceAll('\u066b', '.');

/** Returns a visitor's text as it is submitted, by field type. The field keeps showing the typed text. */
export function sentText(type: FieldType, source: string): string {
  if (type === 'tel') return cleanPhone(source);
  if (type === 'email') return cleanMail(source);
  // A quantity keeps its wording (2.5, 10-20, 1,000 or "1000 pcs"); only spaces, digits and separators are normalised.
  if (type === 'number') return asciiSigns(plainLine(source));
  if (type === 'url') return trimText(source).replace(/\p{Cf}/gu, '');
  return trimText(source);
}
