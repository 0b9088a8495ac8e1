import { beforeEach, expect, test } from 'vitest';
import { readLabels } from '../view/labels.tsx';
import { readGroups } from './swatchGroup.ts';

const LIST = (values: string) => `<ul class="variable-items-wrapper" data-attribute_values="${values}">
  <li class="variable-item" data-value="red" data-title="Red" title="Red"></li>
  <li class="variable-item" data-value="Silver &quot;wide&quot;" title="Silver"></li></ul>`;
const SELECT =
  '<select class="woo-variation-raw-select" name="attribute_x" data-attribute_name="attribute_x"></select>';

function open(html: string): HTMLElement {
  document.body.innerHTML = `<form class="variations_form"><div class="variations">${html}</div></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

const read = (root: HTMLElement) =>
  readGroups(root, (name) => root.querySelector<HTMLSelectElement>(`select[name="${name}"]`) ?? undefined);

beforeEach(() => {
  document.body.replaceChildren();
});

test('pairs a list with the select in its parent', () => {
  const [group] = read(open(`<div class="value">${SELECT}${LIST('[]')}</div>`));
  expect(group?.attribute).toBe('attribute_x');
  expect(group?.items.map(({ value, title }) => [value, title])).toEqual([
    ['red', 'Red'],
    ['Silver "wide"', 'Silver'],
  ]);
});

test('ignores a list whose parent contains no select', () => {
  expect(read(open(`${SELECT}<div>${LIST('[]')}</div>`))).toEqual([]);
});

test('falls back to the items for a malformed list of values', () => {
  expect(read(open(`<div>${SELECT}${LIST('[&quot;red')}</div>`))[0]?.items).toHaveLength(2);
});

const labelsOf = (root: HTMLElement) =>
  readLabels(
    root,
    [...root.querySelectorAll('ul')].map((list) => ({ list })),
  ).map(({ at }) => at);

test('assigns a list to the nearest preceding label and no list to other labels', () => {
  const root = open(`<p class="label">One</p><div>${SELECT}${LIST('[]')}</div><p class="label">Two</p>`);
  expect(labelsOf(root)).toEqual([0, -1]);
});

test('assigns a list in a table only to the label of its own row', () => {
  const root = open('');
  root.innerHTML = `<table class="variations"><tr><th class="label">One</th><td>${SELECT}</td></tr>
    <tr><td>${SELECT}${LIST('[]')}</td></tr><tr><th class="label">Three</th><td>${SELECT}${LIST('[]')}</td></tr></table>`;
  expect(labelsOf(root)).toEqual([-1, 1]);
});
