import { afterEach, beforeEach, expect, test } from 'vitest';
import { displayLimit } from './displayLimit.ts';
import { readGroups } from './swatchGroup.ts';

const style = document.createElement('style');
style.textContent = '.is-cut { display: none }';

beforeEach(() => document.head.append(style));
afterEach(() => style.remove());

/** Opens a list with the given class; the items after the first are not displayed. */
function open(listClass: string, { values = ['a', 'b', 'c'], chosen = '' } = {}) {
  const items = values.map(
    (value, at) => `<li class="variable-item ${at ? 'is-cut' : ''}" data-value="${value}"></li>`,
  );
  document.body.innerHTML = `<div><select class="woo-variation-raw-select" name="x">
    ${['', ...values].map((value) => `<option value="${value}">${value}</option>`).join('')}</select>
    <ul class="variable-items-wrapper ${listClass}">${items.join('')}</ul></div>`;
  const select = document.querySelector('select');
  if (select) select.value = chosen;
  const [group] = readGroups(document.body, () => select ?? undefined);
  if (!group) throw new Error('no group');
  return { group, limit: displayLimit([group]) };
}

test.each(['enabled-display-limit-mode', 'enabled-catalog-display-limit-mode', 'enabled-archive-display-limit-mode'])(
  'with %s, the items that are not displayed are beyond the limit',
  (listClass) => {
    const { group, limit } = open(listClass);
    expect([0, 1, 2].map((index) => limit.isBeyond(group, index))).toEqual([false, true, true]);
    expect(limit.findFirst(group)).toBe(group.items[1]?.node);
  },
);

test('without a display limit, no item is beyond the limit, even when items are not displayed', () => {
  const { group, limit } = open('');
  expect([0, 1, 2].map((index) => limit.isBeyond(group, index))).toEqual([false, false, false]);
  expect(limit.findFirst(group)).toBeUndefined();
});

test('a list starts expanded only when its selected item is beyond the limit', () => {
  const opened = (options: Parameters<typeof open>[1]) => [...open('enabled-display-limit-mode', options).limit.opened];
  expect(opened({ chosen: 'b' })).toEqual(['x']);
  expect(opened({ chosen: 'a' })).toEqual([]);
  // An item without a value cannot be the chosen item.
  expect(opened({ values: ['a', ''] })).toEqual([]);
});
