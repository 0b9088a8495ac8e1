import { createStore } from '@hadaya/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NO_INTERACTION, readGroups, reduceInteraction, type SwatchItem } from '../items/index.ts';
import { followInput, type InputOptions } from './followInput.ts';

let owner = new AbortController();
afterEach(() => owner.abort());

const LIST = `<div><select class="woo-variation-raw-select" name="x"></select><ul class="variable-items-wrapper">
  <li class="variable-item" data-value="red" tabindex="-1"><span>Red</span><a href="#red">Red</a></li>
  <li class="variable-item" data-value="blue" tabindex="-1"></li>
  <li class="variable-item" data-value="box"><label><span>Box</span>
  <input type="radio" class="variable-item-radio-input" value="box"></label></li>
  <li class="woo-variation-swatches-variable-item-more"><a href="#more">+1 More</a></li></ul></div>
  <button id="outside"></button>`;

function open(options: Partial<InputOptions> = {}, isAccepted = true) {
  document.body.innerHTML = LIST;
  const [group] = readGroups(document.body, () => document.querySelector('select') ?? undefined);
  if (!group) throw new Error('no group');
  owner = new AbortController();
  const interaction = createStore(reduceInteraction, NO_INTERACTION);
  const choose = vi.fn((_: unknown, { value }: SwatchItem) => value !== '' && isAccepted);
  const [reveal, dismiss, move] = [vi.fn(), vi.fn(), vi.fn()];
  const actions = { choose, reveal, dismiss, isOpen: () => true, replace: vi.fn(), isActing: () => false };
  const all = { ...actions, isAnswering: () => false };
  const rest = { interaction, move, mayChoose: true, tipOnFocus: true, signal: owner.signal };
  const start = () => followInput(group, { actions: all, ...rest, ...options });
  const find = (selector: string): HTMLElement => {
    const node = document.querySelector<HTMLElement>(selector);
    if (!node) throw new Error(`no ${selector}`);
    return node;
  };
  return {
    group,
    interaction,
    reveal,
    dismiss,
    move,
    start,
    find,
    chosen: () => choose.mock.calls.map(([, one]) => one.value),
  };
}

function opened(...given: Parameters<typeof open>) {
  const list = open(...given);
  list.start();
  return list;
}

const RED = '[data-value="red"]';
const BOX = '[data-value="box"]';
const MORE = '.woo-variation-swatches-variable-item-more a';

/** Returns true if the event's default action was prevented. */
const send = (node: Element, event: Event): boolean => !node.dispatchEvent(event);
const click = (node: Element) => send(node, new MouseEvent('click', { bubbles: true, cancelable: true }));
const press = (node: Element, key: string, init: KeyboardEventInit = {}, type = 'keydown') =>
  send(node, new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init }));

describe('clicks', () => {
  test('chooses the clicked item, and nothing for a click next to the items', () => {
    const { chosen, find, group } = opened();
    expect([click(find(`${RED} span`)), click(group.list)]).toEqual([false, false]);
    expect(chosen()).toEqual(['red']);
  });

  test('a click on a radio’s label or frame selects the value only once', () => {
    const { chosen, find } = opened();
    click(find(`${BOX} span`));
    expect(chosen()).toEqual(['box']);
    click(find(BOX));
    expect(chosen()).toEqual(['box', 'box']);
  });

  test('a refused click does not check a radio', () => {
    const { find } = opened({}, false);
    expect([click(find(`${BOX} input`)), click(find(RED))]).toEqual([true, false]);
    expect(click(opened().find(`${BOX} input`))).toBe(false);
  });

  test('a click on “more” reveals the hidden items and does not follow the link', () => {
    const { chosen, find, group, reveal } = opened();
    expect(click(find(MORE))).toBe(true);
    expect(reveal).toHaveBeenCalledExactlyOnceWith(group);
    expect(chosen()).toEqual([]);
  });

  test('a list that leads to the product’s page leaves clicks to the browser', () => {
    const { chosen, find } = opened({ mayChoose: false });
    expect(click(find(RED))).toBe(false);
    expect(chosen()).toEqual([]);
  });
});

describe('keys', () => {
  test.each(['Enter', ' '])('%j chooses the focused item and does nothing else', (key) => {
    const { chosen, find } = opened();
    expect(press(find(RED), key)).toBe(true);
    expect(press(find(`${BOX} input`), key)).toBe(true);
    expect(chosen()).toEqual(['red', 'box']);
  });

  test.each(['ArrowLeft', 'ArrowUp', 'Home', 'End'])('%s moves focus', (key) => {
    const { chosen, find, move } = opened();
    expect(press(find(RED), key)).toBe(true);
    expect(move).toHaveBeenCalledExactlyOnceWith(key);
    expect(chosen()).toEqual([]);
  });

  test.each(['Tab', 'a', 'BrowserHome', 'HomePage', 'Endless'])('leaves the key %s to the browser', (key) => {
    const { chosen, find, move } = opened();
    expect(press(find(RED), key)).toBe(false);
    expect([chosen(), move.mock.calls]).toEqual([[], []]);
  });

  test.each(['ctrlKey', 'altKey', 'metaKey'])('leaves keys with %s to the browser', (modifier) => {
    const { chosen, dismiss, find, move } = opened();
    for (const key of ['Enter', 'ArrowLeft', 'Escape']) press(find(RED), key, { [modifier]: true });
    expect([chosen(), move.mock.calls, dismiss.mock.calls]).toEqual([[], [], []]);
  });

  test('ignores a key that the page has handled', () => {
    const { chosen, find } = opened();
    find(RED).addEventListener('keydown', (event) => event.preventDefault());
    press(find(RED), 'Enter');
    expect(chosen()).toEqual([]);
  });

  test('leaves keys on a link inside an item to the link', () => {
    const { chosen, find } = opened();
    expect(press(find(`${RED} a`), 'Enter')).toBe(false);
    expect(chosen()).toEqual([]);
  });

  test('Enter follows the item’s link in a list that leads to the product’s page', () => {
    const { chosen, find } = opened({ mayChoose: false });
    const followed = vi.fn((event: Event) => event.preventDefault());
    find(`${RED} a`).addEventListener('click', followed);
    expect([press(find(RED), 'Enter'), press(find('[data-value="blue"]'), 'Enter')]).toEqual([true, true]);
    expect([followed.mock.calls.length, chosen()]).toEqual([1, []]);
  });

  test.each(['Enter', ' '])('%j on “more” reveals the rest', (key) => {
    const { find, group, reveal } = opened();
    expect([press(find(MORE), key), press(find(MORE), 'Tab'), press(find(MORE), 'ArrowLeft')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(reveal).toHaveBeenCalledExactlyOnceWith(group);
  });

  test('Escape closes the notice', () => {
    const { chosen, dismiss, find } = opened();
    expect(press(find(RED), 'Escape')).toBe(false);
    expect(dismiss).toHaveBeenCalledOnce();
    press(find(RED), 'Enter');
    expect([dismiss.mock.calls.length, chosen()]).toEqual([1, ['red']]);
  });

  test('releasing Space does not select a radio button, and other keys are left to the browser', () => {
    const { find } = opened();
    expect(['Tab', ' '].map((key) => press(find(`${BOX} input`), key, {}, 'keyup'))).toEqual([false, true]);
  });
});

describe('tooltips and focus', () => {
  const over = (node: Element, pointerType = 'mouse') =>
    send(node, new PointerEvent('pointerover', { bubbles: true, pointerType }));
  const focusIn = (node: Element) => send(node, new FocusEvent('focusin', { bubbles: true }));

  test('opens the tooltip when a mouse hovers over an item, but not on touch', () => {
    const { find, group, interaction } = opened();
    over(find(RED), 'touch');
    expect(interaction.getState()).toMatchObject({ tip: null, isNear: true });
    over(find(`${RED} span`));
    expect(interaction.getState().tip).toBe(group.items[0]);
    over(group.list);
    expect(interaction.getState().tip).toBeNull();
  });

  test.each([
    ['keyboard focus opens the tooltip', true, true],
    ['focus by a press opens no tooltip', true, false],
    ['keyboard focus opens no tooltip when the owner has turned that off', false, true],
  ])('%s', (_, tipOnFocus, isVisible) => {
    const { find, group, interaction } = opened({ tipOnFocus });
    vi.spyOn(find(RED), 'matches').mockReturnValue(isVisible);
    focusIn(find(RED));
    const tip = tipOnFocus && isVisible ? group.items[0] : null;
    expect(interaction.getState()).toMatchObject({ isNear: true, focus: group.items[0] });
    expect(interaction.getState().tip).toBe(tip);
  });

  test.each(['pointerleave', 'focusout'])('%s closes the tooltip', (type) => {
    const { find, group, interaction } = opened();
    over(find(RED));
    send(group.list, new FocusEvent(type));
    expect(interaction.getState().tip).toBeNull();
  });

  test('Escape closes the tooltip, wherever focus is and even when the page handles the key', () => {
    const { find, group, interaction } = opened();
    over(find(RED));
    find('#outside').addEventListener('keydown', (event) => event.stopPropagation());
    press(find('#outside'), 'Shift');
    expect(interaction.getState().tip).toBe(group.items[0]);
    press(find('#outside'), 'Escape');
    expect(interaction.getState().tip).toBeNull();
  });

  test('tracks focus, including focus already in the list at the start', () => {
    const { find, group, interaction, start } = open();
    find(RED).focus();
    start();
    expect(interaction.getState().focus).toBe(group.items[0]);
    find('[data-value="blue"]').focus();
    expect(interaction.getState().focus).toBe(group.items[1]);
    find('#outside').focus();
    expect(interaction.getState().focus).toBeNull();
  });

  test('keeps the recorded focus when it belongs to another list', () => {
    const { find, group, interaction } = opened();
    const [item] = group.items;
    const focus = item ? { ...item } : null;
    interaction.dispatch({ focus });
    send(find(MORE), new FocusEvent('focusin', { bubbles: true }));
    expect(interaction.getState().focus).toBe(focus);
  });
});

test('after its signal aborts, keys, clicks, hover and focus have no effect', () => {
  const { chosen, dismiss, find, group, interaction, move } = opened();
  owner.abort();
  for (const key of ['Enter', 'ArrowLeft', 'Escape']) press(find(RED), key);
  expect(press(find(RED), ' ', {}, 'keyup')).toBe(false);
  click(find(RED));
  find(RED).focus();
  send(find(RED), new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  expect(interaction.getState()).toBe(NO_INTERACTION);
  const kept = { focus: group.items[0] ?? null, tip: group.items[0] ?? null };
  interaction.dispatch(kept);
  for (const type of ['pointerleave', 'focusout']) send(group.list, new FocusEvent(type));
  press(find('#outside'), 'Escape');
  expect(interaction.getState()).toMatchObject(kept);
  expect([chosen(), move.mock.calls, dismiss.mock.calls]).toEqual([[], [], []]);
});
