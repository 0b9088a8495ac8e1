import { expect, test } from 'vitest';
import { joinPage, withoutPage } from './pageMessage.ts';

test.each([
  ['Hello, I like {title} ({url})', 'Hello, I like {title}'],
  ['{url}', ''],
  ['About {title}\n{url}\nThank you', 'About {title}\n\nThank you'],
])('withoutPage removes the URL from %j', (message, text) => expect(withoutPage(message)).toBe(text));

test('joinPage puts the URL on the last line', () => {
  expect(joinPage('Hello ', 'https://gifts.example/mug/')).toBe('Hello\nhttps://gifts.example/mug/');
  expect(joinPage('', 'https://gifts.example/')).toBe('https://gifts.example/');
});
