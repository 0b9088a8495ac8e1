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
  ['a URL on another host', 'url(https://elsewhere.example/a.png)'],
  ['a quoted URL on another host', "url( 'https://elsewhere.example/a.png' )"],
  ['an escaped function name', '\\75 rl(https://elsewhere.example/a.png)'],
  ['a URL on another host after one of ours', 'url(/uploads/a.png) url(//elsewhere.example)'],
  ['a function that loads', 'image-set("https://elsewhere.example/a.png" 1x)'],
  ['an unknown function', 'load(a)'],
  ['a bracket that closes the surrounding rule', 'red) } body { color: blue'],
  ['an unclosed bracket', 'calc(1px'],
  ['mismatched brackets', 'calc([1px)]'],
  ['an unclosed quote', '"red'],
  ['a quote that spans two lines', '"red\n"'],
  ['an unclosed comment', 'red /* and so on'],
])('rejects %s in a style sheet', (_name, css) => {
  expect(isHarmlessValue(css, isOwn)).toBe(false);
});
