import { expect, test } from 'vitest';
import { orderRows } from './orderRows.ts';

const order = (...types: string[]) => orderRows(types.map((type) => ({ type }))).map(({ type }) => type);

test('orderRows moves the first WhatsApp channel to the front and keeps the order of the rest', () => {
  expect(order('Phone', 'Whatsapp', 'Email', 'Whatsapp')).toEqual(['Whatsapp', 'Phone', 'Email', 'Whatsapp']);
  expect(order('Phone', 'Email')).toEqual(['Phone', 'Email']);
});
