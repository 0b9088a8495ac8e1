import { expect, test } from 'vitest';
import { isHarmlessValue } from './isHarmlessValue.ts';

const isOwn = (address: string) => address.startsWith('/uploads/');

test.each([
  'calc(100% - 2 * var(--gap, 8px))',
  'linear-gradient(to left, #fff, rgb(0 0 0 / 50%))',
  'url(/uploads/a.png) center / cover',
  'url("/uploads/a (1).png")',
  '"a text with ) and ;"',
  'red /* a comment */',
])('allows %s in a style sheet', (css) => {
  expect(isHarmlessValue(css, isOwn)).toBe(true);
});

test.each([
  ['an address of others', 'url(https://elsewhere.example/a.png)'],
  ['an address of others in quotes', "url( 'https://elsewhere.example/a.png' )"],
  ['a name that is written with escapes', '\\75 rl(https://elsewhere.example/a.png)'],
  ['an address behind an own one', 'url(/uploads/a.png) url(//elsewhere.example)'],
  ['a function that loads', 'image-set("https://elsewhere.example/a.png" 1x)'],
  ['a function that nobody knows', 'load(a)'],
  ['a bracket that closes what is around it', 'red) } body { color: blue'],
  ['a bracket that stays open', 'calc(1px'],
  ['brackets that cross', 'calc([1px)]'],
  ['a quote that stays open', '"red'],
  ['a quote over two lines', '"red\n"'],
  ['a comment that stays open', 'red /* and so on'],
])('%s is not allowed', (_name, css) => {
  expect(isHarmlessValue(css, isOwn)).toBe(false);
});
