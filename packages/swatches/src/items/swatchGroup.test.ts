import { beforeEach, expect, test, vi } from 'vitest';
import { readLabels } from '../view/labels.tsx';
import { findRadioName, hasBox, hasTooltip, isHiddenByPage, readGroups } from './swatchGroup.ts';

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

test('ignores a list whose select is not the form’s own or is unknown to the form', () => {
  const root = open(`<div>${SELECT}</div><div>${SELECT}${LIST('[]')}</div>`);
  expect(read(root)).toEqual([]);
  expect(readGroups(root, () => undefined)).toEqual([]);
});

test('reads the attribute from the select’s data or, if that is missing or empty, from its name', () => {
  const attributeOf = (data: string, name: string) => {
    const root = open(
      `<div><select class="woo-variation-raw-select" ${data} name="${name}"></select>${LIST('[]')}</div>`,
    );
    return readGroups(root, () => root.querySelector('select') ?? undefined)[0]?.attribute;
  };
  expect(attributeOf('data-attribute_name="attribute_x"', 'part[attribute_x]')).toBe('attribute_x');
  expect(attributeOf('', 'attribute_y')).toBe('attribute_y');
  expect(attributeOf('data-attribute_name=""', 'attribute_y')).toBe('attribute_y');
});

test('reads a radio item’s value from its input, and an empty value when the item has neither value nor input', () => {
  const items =
    '<li class="variable-item"><input class="variable-item-radio-input" value="gift"></li><li class="variable-item"></li>';
  const [group] = read(open(`<div>${SELECT}<ul class="variable-items-wrapper">${items}</ul></div>`));
  expect(group?.items.map(({ value, title }) => [value, title])).toEqual([
    ['gift', 'gift'],
    ['', ''],
  ]);
  expect(group?.items.map(({ input, control, node }) => [control === input, control === node])).toEqual([
    [true, false],
    [false, true],
  ]);
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

function openOne(item = '', listClass = '') {
  const html = `<ul class="variable-items-wrapper ${listClass}"><li class="variable-item" ${item}></li></ul>`;
  const [group] = read(open(`<div>${SELECT}${html}</div>`));
  const [first] = group?.items ?? [];
  if (!group || !first) throw new Error('no item');
  return { group, item: first };
}

test.each([
  ['', '', false],
  ['data-wvstooltip="Red"', '', true],
  ['', 'wvs-tooltip', true],
])('hasTooltip for an item with %j on a page with the class %j is %s', (attribute, bodyClass, expected) => {
  document.body.className = bodyClass;
  expect(hasTooltip(openOne(attribute).item)).toBe(expected);
  document.body.className = '';
});

test.each([
  ['', 30, true],
  ['', 0, false],
  ['visibility: hidden', 30, false],
  ['visibility: collapse', 30, false],
])('hasBox for an item with the style %j and the width %i is %s', (style, width, expected) => {
  const { item } = openOne(`style="${style}"`);
  vi.spyOn(item.node, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, width));
  expect(hasBox(item)).toBe(expected);
});

test('counts a disabled item as hidden if the owner hides unavailable values, and any item that a script has hidden', () => {
  const judge = (item: string, listClass: string) => {
    const { group } = openOne(item, listClass);
    return [true, false].map((isDisabled) => isHiddenByPage(group, 0, isDisabled));
  };
  expect(judge('', '')).toEqual([false, false]);
  expect(judge('', 'wvs-behavior-hide')).toEqual([true, false]);
  const { group, item } = openOne();
  item.node.classList.add('variation-disabled');
  expect([isHiddenByPage(group, 0, false), isHiddenByPage(group, 7, false)]).toEqual([true, false]);
});

test('adds a suffix to a radio name only when another list on the page has the same name', () => {
  const list = (name: string) => {
    const radio = `<li class="variable-item"><input class="variable-item-radio-input" name="${name}"></li>`;
    return `<div>${SELECT}<ul class="variable-items-wrapper"><li class="variable-item"></li>${radio}${radio}</ul></div>`;
  };
  const nameOf = (html: string) => {
    const root = open(html);
    const [group] = readGroups(root, () => root.querySelector('select') ?? undefined);
    return group && findRadioName(group);
  };
  expect(nameOf(list('box'))).toBe('box');
  expect(nameOf(list('box') + list('ribbon'))).toBe('box');
  const names = [1, 2].map(() => nameOf(list('box') + list('box') + list('ribbon')));
  expect(names).toEqual([expect.stringMatching(/^box-\d+$/), expect.stringMatching(/^box-\d+$/)]);
  expect(new Set(names).size).toBe(2);
});

test('a list without radios has no radio name, even if a radio elsewhere on the page has no name', () => {
  const { group } = openOne();
  document.body.insertAdjacentHTML('beforeend', '<input class="variable-item-radio-input">');
  expect(findRadioName(group)).toBeUndefined();
});
