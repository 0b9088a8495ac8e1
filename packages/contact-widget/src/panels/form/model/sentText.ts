import { cleanMail } from './cleanMail.ts';
import { cleanPhone } from './cleanPhone.ts';
import type { FieldType } from './FormField.ts';
import { plainLine, trimText } from './plainLine.ts';

/** Signs of Arabic numbers as programs read them: ٬ between thousands, ٫ before decimals. */
const asciiSigns = (source: string) => source.replaceAll('\u066c', ',').replaceAll('\u066b', '.');

/** What is sent of a visitor's text in a field of that type. The field itself goes on showing what they wrote. */
export function sentText(type: FieldType, source: string): string {
  if (type === 'tel') return cleanPhone(source);
  if (type === 'email') return cleanMail(source);
  // 2.5, 10-20, 1,000 or "1000 pcs": a quantity in the visitor's words.
  if (type === 'number') return asciiSigns(plainLine(source));
  if (type === 'url') return trimText(source).replace(/\p{Cf}/gu, '');
  return trimText(source);
}
