import { expect, test } from 'vitest';
import { MOST_LINES } from './quoteList.ts';
import { decodeList, encodeList } from './storedList.ts';
import { createLine } from './testing/createLine.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const line = createLine({ quantity: 3, prices: [{ from: 1, price: null }], attributes: { attribute_size: 'M' } });

test('storage: returns the lines until they expire', () => {
  const stored = encodeList([line], NOW);
  expect(decodeList(stored, NOW + 30 * DAY, 30)).toEqual([line]);
  expect(decodeList(stored, NOW + 30 * DAY + 1, 30)).toEqual([]);
});

test('storage: returns the lines on a page where an old library adds toJSON to arrays', () => {
  Object.assign(Array.prototype, { toJSON: () => '[as text]' });
  const stored = encodeList([line], NOW);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  expect(decodeList(stored, NOW, 30)).toEqual([line]);
});

test.each([
  null,
  '',
  'x',
  '[]',
  '{"lines":7}',
  '{"saved":1}',
  `{"saved":${NOW},"lines":[null,{"product":"7"},{"product":-1}]}`,
])('storage: reads nothing from %s', (stored) => expect(decodeList(stored, NOW, 30)).toEqual([]));

test('storage: returns a line’s prices and links', () => {
  const first = createLine({
    product: 1,
    link: 'http://shop.example/mug',
    picture: '/mug.jpg',
    prices: [{ from: 24, price: 4.9 }],
  });
  expect(decodeList(encodeList([first], NOW), NOW, 30)).toEqual([first]);
});

test('storage: returns no more lines than the server accepts', () => {
  const all = Array.from({ length: MOST_LINES + 1 }, (_, index) => ({ ...line, product: index + 1 }));
  expect(decodeList(encodeList(all, NOW), NOW, 30)).toHaveLength(MOST_LINES);
});

test('storage: replaces a line’s invalid values without polluting a prototype', () => {
  const stored = `{"saved":${NOW},"lines":[{"product":7,"quantity":"many","attributes":{"__proto__":"x"},"link":"javascript:alert(1)","picture":"data:text/html,x","name":7,"prices":[null,{"from":1,"price":"x"}]}]}`;
  const [read] = decodeList(stored, NOW, 30);
  expect(read).toMatchObject({
    product: 7,
    quantity: 1,
    link: '',
    picture: '',
    name: '',
    prices: [{ from: 1, price: null }],
  });
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  expect(Object.hasOwn(read?.attributes ?? {}, '__proto__')).toBe(true);
});
