import { afterEach, expect, it } from 'vitest';
import { createElement, createRoot, flushSync } from './api.ts';

const box = document.createElement('div');
const root = createRoot(box);
const draw = (...children: Parameters<typeof createElement>[2][]) =>
  flushSync(() => root.render(createElement('p', null, ...children)));

afterEach(() => root.unmount());

it('updates text that a page translator has replaced', () => {
  draw('Red');
  const translated = document.createElement('font');
  translated.textContent = 'Rouge';
  box.querySelector('p')?.replaceChildren(translated);
  draw('Blue');
  expect(box.innerHTML).toBe('<p>Blue</p>');
});

it('replaces text with elements and elements with text', () => {
  draw('Red');
  draw(createElement('b', null, 'Blue'), ' or green');
  expect(box.innerHTML).toBe('<p><b>Blue</b> or green</p>');
  draw(7);
  expect(box.innerHTML).toBe('<p>7</p>');
  draw();
  expect(box.innerHTML).toBe('<p></p>');
});
