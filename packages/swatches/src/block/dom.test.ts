import { blockForm, markAtServer } from '@hadaya/testing/block';
import { expect, test } from 'vitest';
import { findRows, hasDropdown, removeAttributes } from './dom.ts';

function open(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

test('reads a label without surrounding whitespace, or the value when the option has no text', () => {
  const html = blockForm('chips').replace('text">Blue<', 'text"> Blue\n<').replace('text">Red<', 'text"> <');
  const [colours] = findRows(open(html));
  expect(colours?.options.map(({ label }) => label)).toEqual(['Blue', 'Green', 'red']);
});

test.each([
  ['dropdown', true],
  ['chips', false],
  ['pills', false],
] as const)('for %s, hasDropdown is %s', (kind, expected) => {
  expect(hasDropdown(open(blockForm(kind)))).toBe(expected);
});

test('removes the server’s swatch attributes only from options that are no longer known, and keeps their other styles', () => {
  const root = open(markAtServer(blockForm('chips')).replace('style="--hadaya-swatch: #1e3cbe;', '$& order: 2;'));
  const [colours, ...others] = findRows(root);
  const known = colours && { ...colours, options: colours.options.filter(({ value }) => value === 'red') };
  removeAttributes(root, known ? [known, ...others] : []);
  const [blue, green, red] = (colours?.options ?? []).map(({ face }) => face);
  expect([blue?.getAttribute('style'), blue?.title]).toEqual(['order: 2;', '']);
  expect([green?.hasAttribute('style'), green?.hasAttribute('data-hadaya-swatch')]).toEqual([false, false]);
  expect([red?.title, red?.hasAttribute('data-hadaya-swatch')]).toEqual(['Red', true]);
  expect(red?.style.getPropertyValue('--hadaya-swatch')).toContain('url(');
});
