import { afterEach, expect, test, vi } from 'vitest';
import { readGroups, type SwatchItem } from '../items/index.ts';
import { takeEarlyTap } from './takeEarlyTap.ts';

let owner = new AbortController();
afterEach(() => owner.abort());

/** Starts with the item "red" focused, as after a tap; `isVisible` makes all items match `:focus-visible`. */
function start({ focused = 'red', chosen = '', isVisible = false, isAccepted = true } = {}) {
  document.body.innerHTML = `<div><select class="woo-variation-raw-select" name="x"><option value=""></option>
    <option value="red">Red</option></select><ul class="variable-items-wrapper">
    <li class="variable-item" data-value="red" tabindex="-1"><span></span></li>
    <li class="variable-item" data-value="blue" tabindex="-1"></li></ul></div>`;
  const select = document.querySelector('select');
  if (select) select.value = chosen;
  const [group] = readGroups(document.body, () => select ?? undefined);
  if (!group) throw new Error('no group');
  for (const { node } of group.items) vi.spyOn(node, 'matches').mockReturnValue(isVisible);
  const item = group.items.find(({ value }) => value === focused);
  item?.node.focus();
  owner = new AbortController();
  const choose = vi.fn((_: unknown, __: SwatchItem) => isAccepted);
  const actions = { choose, isOpen: () => true, replace: vi.fn(), reveal: vi.fn(), dismiss: vi.fn() };
  takeEarlyTap(group, { ...actions, isActing: () => false, isAnswering: () => false }, owner.signal);
  const heard = vi.fn();
  group.list.addEventListener('click', heard);
  const click = (value: string, isTrusted = false) => {
    const event = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    heard.mockClear();
    const node = group.list.querySelector(`[data-value="${value}"]`);
    (node?.querySelector('span') ?? node)?.dispatchEvent(event);
    return heard.mock.calls.length > 0;
  };
  return { choose, click, group, item };
}

test('chooses the item that a tap has focused', () => {
  const { choose, group, item } = start();
  expect(choose).toHaveBeenCalledExactlyOnceWith(group, item);
});

test.each([
  ['no item has focus', { focused: '' }],
  ['the item has focus from the keyboard', { isVisible: true }],
  ['the item is already chosen', { chosen: 'red' }],
])('chooses nothing when %s', (_, options) => {
  const { choose, click } = start(options);
  expect(choose).not.toHaveBeenCalled();
  expect(click('red')).toBe(true);
});

test('ignores the tap’s replay, but only once', () => {
  const { click } = start();
  expect(['red', 'red'].map((value) => click(value))).toEqual([false, true]);
});

test('does not mistake the visitor’s next click, or a replay on another item, for the replay', () => {
  expect(start().click('red', true)).toBe(true);
  expect(start().click('blue')).toBe(true);
});

test('lets the next click through after a refused tap or after the signal has aborted', () => {
  expect(start({ isAccepted: false }).click('red')).toBe(true);
  const { click } = start();
  owner.abort();
  expect(click('red')).toBe(true);
});
