import { expect, test } from 'vitest';
import { flagOf, putNumber, readPlans, understandNumber, withCountry } from './phoneNumber.ts';

const plans = readPlans('OM968:8 DE49:10,11 IN91:10 US1:10 CA1:10 AE971:9');

test.each([
  ['', 'OM', { kind: 'empty' }],
  ['+968 9123-4567', '', { kind: 'whole', country: 'OM', shown: '+968 9123 4567' }],
  ['0096891234567', '', { kind: 'whole', country: 'OM', shown: '+968 9123 4567' }],
  ['96891234567', '', { kind: 'whole', country: 'OM', shown: '+968 9123 4567' }],
  ['9123 4567', 'OM', { kind: 'local', country: 'OM', shown: '+968 9123 4567' }],
  ['0501234567', 'AE', { kind: 'local', country: 'AE', shown: '+971 501 234 567' }],
  ['9123 4567', '', { kind: 'unclear' }],
  ['+968 9123', 'OM', { kind: 'odd', country: 'OM', shown: '+968 9123' }],
  // Pasted numbers (digits in other scripts, links, labels), and invalid input.
  ['٩١٢٣ ٤٥٦٧', 'OM', { kind: 'local', country: 'OM', shown: '+968 9123 4567' }],
  ['٠٠٩٦٨ ٩١٢٣ ٤٥٦٧', 'OM', { kind: 'whole', country: 'OM', shown: '+968 9123 4567' }],
  ['https://wa.me/96891234567?text=Order%2012345678', 'OM', { kind: 'whole', country: 'OM', shown: '+968 9123 4567' }],
  ['WhatsApp: +968 9123 4567', '', { kind: 'whole', country: 'OM', shown: '+968 9123 4567' }],
  ['https://chat.whatsapp.com/AbCdEfGh12345678', 'OM', { kind: 'link' }],
  ['https://wa.me/?text=Hi', 'OM', { kind: 'link' }],
  ['+968 9123 4567 / +968 9234 5678', 'OM', { kind: 'several' }],
  ['9123 4567 ext. 12', 'OM', { kind: 'unclear' }],
  ['my shop', 'OM', { kind: 'none' }],
  [' +', 'OM', { kind: 'empty' }],
  ['+1 202 555 0123', 'OM', { kind: 'whole', country: 'US', shown: '+1 202 555 0123' }],
  ['+1 202 555 0123', 'CA', { kind: 'whole', country: 'CA', shown: '+1 202 555 0123' }],
])('interprets %s in a shop in %s', (text, home, expected) => {
  expect(understandNumber(text, plans, home)).toEqual(expected);
});

test('replaces the country code when another country is selected', () => {
  expect(withCountry('9123 4567', 'OM', plans, '')).toBe('+968 9123 4567');
  expect(withCountry('+968 9123 4567', 'DE', plans, 'OM')).toBe('+49 9123 4567');
  expect(withCountry('', 'OM', plans, 'OM')).toBe('+968');
  expect(withCountry('٠٩١٢٣ ٤٥٦٧', 'OM', plans, '')).toBe('+968 9123 4567');
  expect(withCountry('https://chat.whatsapp.com/Ab12345678', 'OM', plans, 'OM')).toBe(
    'https://chat.whatsapp.com/Ab12345678',
  );
});

test.each([
  ['9123 4567', '+968 9123 4567'],
  ['wa.me/91234567', '+968 9123 4567'],
  [
    'wa.me/91234567?text=Hi+%D9%87%D8%AF%D9%8A%D8%A9+%26+%F0%9F%8E%81',
    'https://wa.me/96891234567?text=Hi%20هدية%20%26%20🎁',
  ],
  ['https://api.whatsapp.com/send?phone=91234567&text=Hi', 'https://wa.me/96891234567?text=Hi'],
  ['sms:91234567?&body=Call%20me', 'sms:+96891234567?body=Call%20me'],
])('keeps the message in a link when completing its number: %s', (text, expected) => {
  const take = (whole: string) => decodeURI(putNumber(text, whole));
  expect(take('+968 9123 4567')).toBe(decodeURI(expected));
  expect(decodeURI(withCountry(text, 'OM', plans, ''))).toBe(decodeURI(expected));
});

test('builds a flag emoji from a country code', () => {
  expect(flagOf('OM')).toBe('\u{1f1f4}\u{1f1f2}');
});
