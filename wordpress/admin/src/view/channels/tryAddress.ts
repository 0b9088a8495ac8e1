import { understandNumber } from '../../model/phoneNumber.ts';
import { asValues, type Value } from '../../model/schema.ts';
import type { FormContext } from '../FormContext.ts';

/**
 * Returns the URL that a channel with the entered values opens; empty if the values are incomplete or the channel has
 * agents.
 */
export function tryAddress({ channels, plans, home }: FormContext, channel: Value): string {
  const { channel: type, value = '', team } = asValues(channel);
  const known = channels[String(type)];
  const text = String(value).trim();
  if (!known?.link || text === '' || team === true) return '';
  if (known.kind === 'url' || /^https?:\/\//.test(text)) return /^https?:\/\/[^/\s]/.test(text) ? text : '';
  if (known.kind === 'name') return known.link.replace('%s', encodeURIComponent(text.replace(/^@/, '')));
  if (known.kind === 'email') return text.includes('@') ? known.link.replace('%s', text) : '';
  const found = understandNumber(text, plans, home);
  if (found.kind !== 'whole' && found.kind !== 'odd')
    return known.kind === 'phone' ? known.link.replace('%s', text) : '';
  const digits = found.shown.replace(/\D/g, '');
  return known.link.replace('%s', known.kind === 'phone' ? `+${digits}` : digits);
}
