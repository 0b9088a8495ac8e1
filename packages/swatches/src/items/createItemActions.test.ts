import { createStore } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { type Choice, openVariationForm } from '@hadaya/variations';
import { afterEach, expect, test, vi } from 'vitest';
import type { ItemView } from './describeItems.ts';
import { NO_INTERACTION, reduceInteraction } from './interaction.ts';
import { type ActionOptions, createItemActions } from './itemActions.ts';
import { readGroups, type SwatchItem } from './swatchGroup.ts';

let owner = new AbortController();
afterEach(() => {
  owner.abort();
  Reflect.deleteProperty(window, 'jQuery');
});

const ITEM: ItemView = {
  isSelected: false,
  isDisabled: false,
  isOutOfStock: false,
  isHint: false,
  reason: null,
  tooltip: null,
  stockLeft: '',
};

function open(views: Readonly<Record<string, Partial<ItemView> | null>> = {}, more: Partial<ActionOptions> = {}) {
  document.body.innerHTML = `<form class="variations_form" data-product_id="21" data-product_variations="[]">
    <table class="variations"><tr><td><select class="woo-variation-raw-select" name="attribute_color"
    data-attribute_name="attribute_color"><option value=""></option><option value="red">Red</option>
    <option value="blue">Blue</option></select><ul class="variable-items-wrapper">
    <li class="variable-item" data-value="red" tabindex="-1"></li><li class="variable-item" data-value="blue"></li>
    <li class="variable-item" data-value="gone"></li></ul></td></tr></table></form>`;
  const root = document.querySelector('form');
  if (!root) throw new Error('no form');
  owner = new AbortController();
  const environment = createTestEnvironment();
  const form = openVariationForm(root, environment, { signal: owner.signal });
  const [group] = readGroups(root, form.findSelect);
  if (!group) throw new Error('no group');
  const find = (value: string): SwatchItem => {
    const item = group.items.find((one) => one.value === value);
    if (!item) throw new Error(`no item ${value}`);
    return item;
  };
  const heard: string[] = [];
  for (const type of ['change', 'click'])
    root.addEventListener(type, ({ target }) => heard.push(`${type} ${target === group.select}`));
  for (const name of ['selected', 'unselected', 'refused'])
    root.addEventListener(`hadaya:swatches:${name}`, (event) => {
      const { attribute, value, reason } = Reflect.get(event, 'detail');
      heard.push([name, attribute, value, reason].filter(Boolean).join(' '));
    });
  const interaction = createStore(reduceInteraction, NO_INTERACTION);
  const findView = vi.fn((_: unknown, { value }: SwatchItem) => {
    const view = views[value];
    return view === null ? undefined : { ...ITEM, isSelected: group.select.value === value, ...view };
  });
  const actions = createItemActions({
    form,
    interaction,
    clearOnReselect: false,
    clock: environment.clock,
    signal: owner.signal,
    findView,
    findConflicts: () => false,
    findFirstBeyond: () => undefined,
    ...more,
  });
  return {
    actions,
    environment,
    form,
    group,
    heard,
    interaction,
    choose: (value: string) => actions.choose(group, find(value)),
    find,
  };
}

test('choosing an item sets and clicks the select and emits the selection', () => {
  const { choose, group, heard, interaction } = open();
  expect(choose('red')).toBe(true);
  expect(group.select.value).toBe('red');
  expect(heard).toEqual(['change true', 'click true', 'selected attribute_color red']);
  expect(interaction.getState()).toMatchObject({ refusal: null, isOwnChoice: true });
});

test('choosing the chosen item again emits the selection without a change or click', () => {
  const { choose, heard } = open();
  choose('red');
  heard.length = 0;
  expect(choose('red')).toBe(true);
  expect(heard).toEqual(['selected attribute_color red']);
});

test('with clearOnReselect, choosing the chosen item again clears it', () => {
  const { choose, group, heard } = open({}, { clearOnReselect: true });
  choose('red');
  heard.length = 0;
  expect(choose('red')).toBe(true);
  expect(group.select.value).toBe('');
  expect(heard).toEqual(['change true', 'click true', 'unselected attribute_color red']);
});

test('triggers the plugin’s jQuery event with the attribute, value, select and form', () => {
  const { choose, form, group } = open({}, { clearOnReselect: true });
  const triggered: unknown[] = [];
  const methods = { on: () => {}, off: () => {}, data: () => {} };
  const jquery = (target: unknown) => ({
    ...methods,
    target,
    trigger: (event: string, given: readonly unknown[]) => triggered.push([target, event, ...given]),
  });
  Reflect.set(window, 'jQuery', Object.assign(jquery, { fn: { ...methods, trigger: 0 } }));
  choose('red');
  choose('red');
  const wrapped = (target: unknown) => expect.objectContaining({ target });
  const given = ['attribute_color', 'red', wrapped(group.select), wrapped(form.root)];
  const red = group.items[0]?.node;
  expect(triggered).toContainEqual([red, 'wvs-selected-item', ...given]);
  expect(triggered.at(-1)).toEqual([red, 'wvs-unselected-item', ...given]);
});

test('a disabled item is refused with its reason and changes nothing', () => {
  const { choose, group, heard, interaction } = open({ blue: { isDisabled: true, reason: 'out-of-stock' } });
  choose('red');
  heard.length = 0;
  expect(choose('blue')).toBe(false);
  expect(group.select.value).toBe('red');
  expect(heard).toEqual(['refused attribute_color blue out-of-stock']);
  const refusal = { attribute: 'attribute_color', value: 'blue', reason: 'out-of-stock' };
  expect(interaction.getState()).toMatchObject({ refusal, isOwnChoice: false });
});

test('an item without an option in the select is refused as unavailable', () => {
  const { choose, heard } = open();
  expect(choose('gone')).toBe(false);
  expect(heard.at(-1)).toBe('refused attribute_color gone unavailable');
});

test('an item of an attribute that the form lacks is neither chosen nor refused', () => {
  const { choose, heard } = open({ red: null });
  expect([choose('red'), heard]).toEqual([false, []]);
});

test('isOpen is true only for an item that is known and enabled', () => {
  const { actions, find, group } = open({ blue: { isDisabled: true }, gone: null });
  expect(['red', 'blue', 'gone'].map((value) => actions.isOpen(group, find(value)))).toEqual([true, false, false]);
});

function chooseConflicting() {
  let answer: (values: Choice | null) => void = () => {};
  const opened = open(
    { blue: { isDisabled: true } },
    {
      findConflicts: (_group, _item, onFound) => {
        answer = onFound;
        return true;
      },
    },
  );
  const isTaken = opened.choose('blue');
  return { ...opened, isTaken, answer: (values: Choice | null) => answer(values) };
}

test('searches for conflicting values only for a disabled item', () => {
  expect(open({}, { findConflicts: () => true }).choose('red')).toBe(true);
});

test('waits for the search for conflicting values before refusing or choosing', () => {
  const { isTaken, group, heard } = chooseConflicting();
  expect([isTaken, group.select.value, heard]).toEqual([false, '', []]);
});

test('chooses the item when the search finds values that lead to it', () => {
  const { answer, group, heard, interaction } = chooseConflicting();
  answer(new Map([['attribute_color', 'blue']]));
  expect(group.select.value).toBe('blue');
  expect(heard).toEqual(['change true', 'click true', 'selected attribute_color blue']);
  expect(interaction.getState().refusal).toBeNull();
});

test.each([
  ['no values are found', null],
  ['the values found do not lead to the item', new Map([['attribute_color', 'red']])],
])('refuses the item when %s', (_, values) => {
  const { answer, heard, interaction } = chooseConflicting();
  answer(values);
  expect(heard.at(-1)).toBe('refused attribute_color blue unavailable');
  expect(interaction.getState().refusal).toMatchObject({ value: 'blue', reason: 'unavailable' });
});

test('accepts a choice that a listener makes during another choice, and carries it out afterwards', () => {
  const { choose, group, heard } = open();
  const answers: boolean[] = [];
  group.list.addEventListener('hadaya:swatches:selected', () => answers.push(choose('blue')), { once: true });
  choose('red');
  expect(answers).toEqual([true]);
  expect(heard.filter((line) => line.startsWith('selected'))).toEqual([
    'selected attribute_color red',
    'selected attribute_color blue',
  ]);
});

test('isActing is true only while a choice is being made', () => {
  const { actions, choose, group } = open();
  const seen: boolean[] = [actions.isActing()];
  group.select.addEventListener('change', () => seen.push(actions.isActing()));
  choose('red');
  expect([...seen, actions.isActing()]).toEqual([false, true, false]);
});

test('isAnswering is true from a choice until the next frame, even after several choices', () => {
  for (const values of [['red'], ['red', 'blue']]) {
    const { actions, choose, environment } = open();
    const seen: boolean[] = [actions.isAnswering()];
    for (const value of values) choose(value);
    seen.push(actions.isAnswering());
    environment.clock.advance(20);
    expect([...seen, actions.isAnswering()]).toEqual([false, true, false]);
  }
});

test('reveal adds the attribute to those already revealed and focuses the first new item, if any', () => {
  const first = open();
  first.interaction.dispatch({ revealed: new Set(['attribute_size']) });
  first.actions.reveal(first.group);
  expect([...first.interaction.getState().revealed]).toEqual(['attribute_size', 'attribute_color']);
  const second = open({}, { findFirstBeyond: ({ items }) => items[0]?.control });
  second.actions.reveal(second.group);
  expect(document.activeElement).toBe(second.find('red').control);
});

test('dismissing ends both a refusal and the notice about the visitor’s own selection', () => {
  const { actions, interaction } = open();
  const refusal = { attribute: 'attribute_color', value: 'blue', reason: 'unavailable' } as const;
  interaction.dispatch({ refusal, isOwnChoice: true });
  actions.dismiss();
  expect(interaction.getState()).toMatchObject({ refusal: null, isOwnChoice: false });
});
