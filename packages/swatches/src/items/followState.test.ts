import { createStore, parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { openVariationForm, type Variation, type VariationState } from '@hadaya/variations';
import { afterEach, expect, test, vi } from 'vitest';
import { swatchSettings } from '../settings.ts';
import type { GroupView, ItemView } from './describeItems.ts';
import { followState } from './followState.ts';
import { NO_INTERACTION, reduceInteraction } from './interaction.ts';
import { readGroups } from './swatchGroup.ts';

let owner = new AbortController();
afterEach(() => {
  owner.abort();
  document.body.className = '';
  Reflect.deleteProperty(window, 'jQuery');
});

const OF_FORM = { productId: '21', mode: 'embedded', isIndexed: true, choice: new Map(), shown: null } as const;
const STATE: VariationState = { ...OF_FORM, attributes: [], match: { kind: 'incomplete' } };

const found = (isInStock: boolean): VariationState['match'] => {
  const variation: Variation = { id: 1, attributes: new Map(), isActive: true, isInStock, canBuy: isInStock, raw: {} };
  return { kind: 'found', variation };
};

const VALUES = ['red', 'blue', ''];

/**
 * Tracks the state of a form that has one list; `change` sets the form's state and gives all its items the same reason.
 */
function open(opening: Partial<VariationState> = {}) {
  document.body.innerHTML = `<form class="variations_form"><table class="variations"><tr><td>
    <select class="woo-variation-raw-select" name="attribute_color"><option value=""></option>
    <option>red</option><option>blue</option></select><ul class="variable-items-wrapper">
    ${VALUES.map((value) => `<li class="variable-item" data-value="${value}"></li>`).join('')}</ul></td></tr></table></form>`;
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  owner = new AbortController();
  const { signal } = owner;
  const environment = createTestEnvironment();
  const real = openVariationForm(element, environment, { signal });
  let state = { ...STATE, ...opening };
  let reason: ItemView['reason'] = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {};
  };
  const form = { ...real, getState: () => state, subscribe };
  const groups = readGroups(element, real.findSelect);
  const [group] = groups;
  if (!group) throw new Error('no group');
  const { settings } = parseSettings(swatchSettings, []);
  const context = {
    island: 'swatches',
    element,
    settings,
    environment,
    signal,
    fail: vi.fn(),
    hydration: 'idle' as const,
  };
  const interaction = createStore(reduceInteraction, NO_INTERACTION);
  const item = { isDisabled: false, isOutOfStock: false, isHint: false, tooltip: null, stockLeft: '' };
  const describe = (): readonly (GroupView | undefined)[] => [
    undefined,
    {
      items: VALUES.map((value) => ({
        ...item,
        isSelected: group.select.value === value,
        reason: value === 'red' ? reason : null,
      })),
      tabStop: 0,
      labelText: '',
    },
  ];
  const store = followState({ context, form, groups }, interaction, describe);
  const change = (given: Partial<VariationState>, nextReason = reason) => {
    state = { ...state, ...given };
    reason = nextReason;
    for (const listener of listeners) listener();
  };
  return { change, group, interaction, store };
}

test.each<[string, VariationState['match'], boolean]>([
  ['is incomplete', { kind: 'incomplete' }, false],
  ['is in stock', found(true), false],
  ['is sold out', found(false), true],
  ['does not exist', { kind: 'none' }, true],
])('a selection that %s needs a notice only when it is the visitor’s own', (_, match, isTopic) => {
  const { interaction, store } = open({ match });
  expect(store.getState().topic).toBeNull();
  interaction.dispatch({ isOwnChoice: true });
  expect(store.getState().topic !== null).toBe(isTopic);
});

test('a refused value needs a notice, which changes with the form’s state', () => {
  const { change, interaction, store } = open({ match: found(true) });
  const refusal = { attribute: 'attribute_color', value: 'blue', reason: 'unavailable' } as const;
  interaction.dispatch({ refusal });
  const { topic } = store.getState();
  expect(topic).toMatchObject({ refusal, state: { match: found(true) } });
  interaction.dispatch({ isNear: true });
  expect(store.getState().topic).toBe(topic);
  change({ match: { kind: 'none' } });
  expect(store.getState().topic).toMatchObject({ refusal, state: { match: { kind: 'none' } } });
});

test('a notice may be needed soon when the visitor has reached the swatches and a value is unavailable', () => {
  const { change, interaction, store } = open();
  interaction.dispatch({ isNear: true });
  expect(store.getState().isNearTopic).toBe(false);
  change({}, 'unavailable');
  expect(store.getState().isNearTopic).toBe(true);
  interaction.dispatch({ isNear: false });
  expect(store.getState().isNearTopic).toBe(false);
});

test('opens a tooltip only for an item that has one', () => {
  const { group, interaction, store } = open();
  const tip = group.items[0] ?? null;
  interaction.dispatch({ tip });
  expect(store.getState().tip).toBeNull();
  document.body.className = 'wvs-tooltip';
  interaction.dispatch({ isNear: true });
  expect(store.getState().tip).toBe(tip);
});

test('keeps the objects of unchanged items and groups, and the whole state when nothing has changed', () => {
  const { change, group, interaction, store } = open();
  const before = store.getState();
  interaction.dispatch({ focus: group.items[0] ?? null });
  expect(store.getState()).toBe(before);
  interaction.dispatch({ revealed: new Set(['attribute_color']) });
  const revealed = store.getState();
  expect([revealed === before, revealed.groups === before.groups]).toEqual([false, true]);
  group.select.value = 'red';
  change({});
  const [items, older] = [store.getState(), before].map(({ groups }) => groups[1]?.items);
  expect(items?.map((item, at) => item === older?.[at])).toEqual([false, true, false]);
  expect(store.getState().groups[0]).toBeUndefined();
});

test('triggers the plugin’s jQuery event for the selected item when the attributes or the match change', () => {
  const { change, group } = open();
  const trigger = vi.fn();
  const jquery = Object.assign((target: unknown) => ({ trigger: (...given: unknown[]) => trigger(target, ...given) }), {
    fn: { on: 0, trigger: 0, data: 0 },
  });
  Reflect.set(window, 'jQuery', jquery);
  change({ attributes: [] });
  expect(trigger).not.toHaveBeenCalled();
  group.select.value = 'red';
  change({ isIndexed: false });
  expect(trigger).not.toHaveBeenCalled();
  change({ attributes: [] });
  change({ match: { kind: 'none' } });
  const call = [group.items[0]?.node, 'wvs-item-updated', ['red', 'red']];
  expect(trigger.mock.calls).toEqual([call, call]);
});
