import { expect, test, vi } from 'vitest';
import { readGroups } from '../items/index.ts';
import { moveByKey, moveFocus } from './moveByKey.ts';

const POSITIONS = { from: 1, reachable: [0, 1, 3], direction: 'ltr' } as const;

test.each([
  ['ArrowRight', 3],
  ['ArrowDown', 3],
  ['ArrowLeft', 0],
  ['ArrowUp', 0],
  ['Home', 0],
  ['End', 3],
])('%s moves to index %i', (key, index) => {
  expect(moveFocus(key, POSITIONS)).toBe(index);
});

test('focus wraps around at both ends', () => {
  expect(moveFocus('ArrowRight', { ...POSITIONS, from: 3 })).toBe(0);
  expect(moveFocus('ArrowLeft', { ...POSITIONS, from: 0 })).toBe(3);
});

test('swaps Left and Right in RTL, but not Up and Down', () => {
  const positions = { ...POSITIONS, direction: 'rtl' } as const;
  expect(moveFocus('ArrowRight', positions)).toBe(0);
  expect(moveFocus('ArrowLeft', positions)).toBe(3);
  expect(moveFocus('ArrowDown', positions)).toBe(3);
});

test('does not move focus for a letter key or in a group without a reachable item', () => {
  expect(moveFocus('a', POSITIONS)).toBeUndefined();
  expect(moveFocus('ArrowDown', { ...POSITIONS, reachable: [] })).toBeUndefined();
});

const VALUES = ['a', 'b', 'c', 'd'];

/** Opens a list in which the item "b" is hidden and "c" cannot be chosen, and focuses the first item. */
function open({ chosen = '', selectOnArrow = false } = {}) {
  document.body.innerHTML = `<div><select class="woo-variation-raw-select" name="x">
    ${['', ...VALUES].map((value) => `<option value="${value}">${value}</option>`).join('')}</select>
    <ul class="variable-items-wrapper">
    ${VALUES.map((value) => `<li class="variable-item" tabindex="-1" data-value="${value}"></li>`).join('')}</ul></div>`;
  const select = document.querySelector('select');
  if (select) select.value = chosen;
  const [group] = readGroups(document.body, () => select ?? undefined);
  if (!group) throw new Error('no group');
  for (const { node, value } of group.items) {
    const width = value === 'b' ? 0 : 30;
    vi.spyOn(node, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, width));
  }
  group.items[0]?.control.focus();
  const chosenItems: string[] = [];
  const actions = {
    isOpen: (_: unknown, { value }: { readonly value: string }) => value !== 'c',
    choose: (_: unknown, { value }: { readonly value: string }) => chosenItems.push(value) > 0,
  };
  const press = (key: string) => {
    moveByKey(group, key, { actions, selectOnArrow });
    return document.activeElement?.getAttribute('data-value');
  };
  return { group, press, chosenItems };
}

test('moves focus past hidden items and chooses nothing', () => {
  const { press, chosenItems } = open();
  expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map(press)).toEqual(['c', 'd', 'a', 'd', 'a']);
  expect(chosenItems).toEqual([]);
});

test('with selectOnArrow, chooses the item that gets focus, unless it is disabled or already chosen', () => {
  const { press, chosenItems } = open({ selectOnArrow: true, chosen: 'a' });
  expect(['ArrowRight', 'ArrowRight', 'ArrowRight'].map(press)).toEqual(['c', 'd', 'a']);
  expect(chosenItems).toEqual(['d']);
});

test('moves focus away from a focused item that the page has since hidden', () => {
  const { group, press } = open();
  group.items[1]?.control.focus();
  expect(press('ArrowRight')).toBe('c');
});

test('does nothing when focus is outside the list or the key does not move focus', () => {
  const { press, chosenItems } = open({ selectOnArrow: true });
  expect(press('a')).toBe('a');
  document.querySelector<HTMLElement>('[data-value="a"]')?.blur();
  expect(press('ArrowRight')).toBeNull();
  expect(chosenItems).toEqual([]);
});
