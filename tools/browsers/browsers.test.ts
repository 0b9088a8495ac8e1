import { expect, test } from 'vitest';
import { findInScript } from './scripts.ts';
import { findInStyle } from './styles.ts';

const scriptNames = (code: string) => findInScript('a.ts', code, () => false).map(({ name }) => name);
const styleNames = (css: string) => findInStyle(css).map(({ name }) => name);

test.each([
  ['URL.canParse(text)', 'URL.canParse'],
  ['link.checkVisibility()', '.checkVisibility'],
  ['AbortSignal.any([first, second])', 'AbortSignal.any'],
  ['window.requestIdleCallback(run)', 'requestIdleCallback'],
  ['navigation.back()', 'navigation'],
  ["strip.addEventListener('scrollend', tell)", 'event scrollend'],
])('reports %s in a script', (code, name) => {
  expect(scriptNames(code)).toContain(name);
});

test.each([
  'link.checkVisibility?.()',
  "if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run)",
  "if ('onscrollend' in strip) strip.addEventListener('scrollend', tell)",
  "if (page.navigation) page.navigation.addEventListener('click', tell)",
  'const navigation = read(); navigation.next()',
  "new URL('/', base); list.at(-1); list.findLast(Boolean); structuredClone(list)",
])('allows %s in a script', (code) => {
  expect(scriptNames(code)).toEqual([]);
});

test.each([
  ['@scope (.card) { a { color: red } }', '@scope'],
  ['p { text-wrap: balance }', 'text-wrap: balance'],
  ['[popover]:popover-open { color: red }', ':popover-open'],
  ['p { color: light-dark(red, blue) }', 'light-dark()'],
])('reports %s in a style sheet', (css, name) => {
  expect(styleNames(css)).toContain(name);
});

test.each([
  '@supports (text-wrap: balance) { p { text-wrap: balance } }',
  '@container (width > 20em) { a:has(img):focus-visible { inset: 0; height: 100dvh; color: oklch(0.5 0.1 20) } }',
  '@keyframes turn { from { rotate: 0deg } to { rotate: 1turn } }',
])('allows %s in a style sheet', (css) => {
  expect(styleNames(css)).toEqual([]);
});
