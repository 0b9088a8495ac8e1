import { expect, test } from 'vitest';
import { createLine } from './model/testing/createLine.ts';
import { quoteStrings } from './strings/index.ts';
import { chatAddress, writeMessage } from './writeChat.ts';

const lines = [
  createLine({ name: 'Ceramic mug', options: ['Blue', 'M'], quantity: 200, note: 'logo on the side' }),
  createLine({ name: 'Pen', quantity: 20 }),
];

test('message: includes the number, lines, date and link', () => {
  const message = { number: 'Q-1042', lines, neededBy: '10 December', link: 'https://shop.example/?hadaya_quote=x' };
  expect(writeMessage(message, quoteStrings.en)).toBe(
    'Hello, please send me a quote for request Q-1042:\n• 200 × Ceramic mug, Blue, M (logo on the side)\n• 20 × Pen\nNeeded by 10 December\nLogo and details:\nhttps://shop.example/?hadaya_quote=x',
  );
});

test('message: uses the Arabic texts and omits missing details', () => {
  const message = writeMessage({ number: 'Q-7', lines: lines.slice(1), neededBy: '', link: '' }, quoteStrings.ar);
  expect(message).toBe('السلام عليكم، أرجو إرسال عرض سعر للطلب رقم Q-7:\n• 20 × Pen');
});

test('chat: normalises the number, and returns no URL for text without digits', () => {
  expect(chatAddress('+968 9123-4567', 'a b&c')).toBe('https://wa.me/96891234567?text=a%20b%26c');
  expect(chatAddress('javascript:', 'x')).toBeUndefined();
});
