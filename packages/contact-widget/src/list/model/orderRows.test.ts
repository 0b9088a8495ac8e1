import { expect, test } from 'vitest';
import { orderRows } from './orderRows.ts';

const order = (...types: string[]) => orderRows(types.map((type) => ({ type }))).map(({ type }) => type);

test('orderRows puts the first WhatsApp channel in front and keeps the owner’s order behind it', () => {
  expect(order('Phone', 'Whatsapp', 'Email', 'Whatsapp')).toEqual(['Whatsapp', 'Phone', 'Email', 'Whatsapp']);
  expect(order('Phone', 'Email')).toEqual(['Phone', 'Email']);
});
