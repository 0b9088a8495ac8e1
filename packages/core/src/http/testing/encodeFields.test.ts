import { expect, test } from 'vitest';
import { toBody, toEntries } from '../encodeFields.ts';

test('encodes lists, null and true as PHP expects and omits empty lists and undefined', () => {
  const fields = { channels: ['A', 'B'], e: [], u: undefined, n: null, t: true, f: false };
  expect(decodeURIComponent(String(toBody(toEntries(fields), false)))).toBe('channels[]=A&channels[]=B&n=&t=1&f=0');
});

test('makes the body multipart for a file and keeps the field order', () => {
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  const body = toBody(
    toEntries([
      ['name', 'Amal'],
      ['logo', file],
      ['nonce', 'n'],
    ]),
    false,
  );
  if (!(body instanceof FormData)) throw new Error('not multipart');
  expect([...body.keys()]).toEqual(['name', 'logo', 'nonce']);
  const logo = body.get('logo');
  expect(logo instanceof File && logo.name).toBe('logo.png');
});

test('allows a repeated field name', () => {
  expect(
    toBody(
      toEntries([
        ['a', 1],
        ['a', 2],
      ]),
      false,
    ),
  ).toBe('a=1&a=2');
});
