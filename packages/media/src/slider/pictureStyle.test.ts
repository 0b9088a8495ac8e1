import { expect, test } from 'vitest';
import { pictureStyle } from './pictureStyle.ts';

const BASE = 'https://shop.test/gifts/';

test.each([
  ['/a b.jpg', 'url("https://shop.test/a%20b.jpg")'],
  ['https://cdn.test/x".jpg', 'url("https://cdn.test/x%22.jpg")'],
  ['https://cdn.test/?a=x\\y"z#"\\', 'url("https://cdn.test/?a=x%5Cy%22z#%22%5C")'],
])('builds a CSS image from %s', (address, style) => expect(pictureStyle(address, BASE)).toBe(style));

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://', '', undefined])(
  'builds no CSS image from %s',
  (address) => expect(pictureStyle(address, BASE)).toBeUndefined(),
);
