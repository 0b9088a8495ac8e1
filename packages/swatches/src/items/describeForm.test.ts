import type { AttributeState, VariationState } from '@hadaya/variations';
import { expect, test } from 'vitest';
import { describeItems, type FormFacts, type GroupRules } from './describeItems.ts';
import { NO_INTERACTION } from './interaction.ts';
import type { SwatchGroup } from './swatchGroup.ts';

const RULES: GroupRules = {
  showVariationLabel: true,
  labelSeparator: ':',
  markOutOfStock: true,
  clickableOutOfStock: false,
  unavailableTooltipText: undefined,
  outOfStockTooltipText: undefined,
  outOfStockWord: 'Sold out',
};

function group(attribute: string): SwatchGroup {
  const items = ['s', 'm'].map((value) => {
    const node = document.createElement('li');
    return { node, value, title: value, input: null, control: node, badge: null };
  });
  const [list, select] = [document.createElement('ul'), document.createElement('select')];
  return { attribute, list, select, items, more: null };
}

const GROUPS = ['attribute_size', 'attribute_band'].map(group);

function attribute(name: string, chosen: string): AttributeState {
  const value = { label: '', isEnabled: true, isMarkedOutOfStock: false };
  const values = [
    { ...value, value: 's', status: 'available' as const },
    { ...value, value: 'm', status: 'sold-out' as const },
  ];
  return { name, chosen, values };
}

function describe(facts: Partial<FormFacts> = {}, mode: VariationState['mode'] = 'embedded') {
  const state: VariationState = {
    productId: '21',
    mode,
    isIndexed: true,
    attributes: [attribute('attribute_band', ''), attribute('attribute_size', 'm')],
    choice: new Map(),
    match: { kind: 'incomplete' },
    shown: null,
  };
  return describeItems({ state, groups: GROUPS, interaction: NO_INTERACTION, isHidden: () => false, ...facts }, RULES);
}

test('describes each group by its own attribute, in the order of the groups', () => {
  expect(describe().map((view) => view?.labelText)).toEqual([': m', '']);
});

test('omits the description of a group whose attribute the form lacks', () => {
  const views = describe({ groups: [group('attribute_gone'), ...GROUPS] });
  expect(views.map((view) => view?.labelText)).toEqual([undefined, ': m', '']);
});

test('shows stock texts only in the group to which they belong', () => {
  const stockLeft = { attribute: 'attribute_band', texts: new Map([['s', '2 left']]) };
  const views = describe({ interaction: { ...NO_INTERACTION, stockLeft } });
  expect(views.map((view) => view?.items[0]?.stockLeft)).toEqual(['', '2 left']);
});

test('puts the tab stop on the focused item, but never on an item that the page hides', () => {
  const [size, band] = GROUPS;
  const interaction = { ...NO_INTERACTION, focus: band?.items[1] ?? null };
  const tabStops = (facts: Partial<FormFacts>) => describe({ interaction, ...facts }).map((view) => view?.tabStop);
  expect(tabStops({ interaction: NO_INTERACTION })).toEqual([1, 0]);
  expect(tabStops({})).toEqual([1, 1]);
  expect(tabStops({ isHidden: (one, index) => one === band && index === 1 })).toEqual([1, 0]);
  expect(tabStops({ isHidden: (one, _, { isSelected }) => one === size && isSelected })).toEqual([0, 1]);
});

test('refuses a sold-out value based on the page’s data, but leaves the decision to the server in ajax mode', () => {
  const isDisabled = (mode: VariationState['mode']) =>
    describe({}, mode).map((view) => view?.items.map((item) => item.isDisabled));
  expect(isDisabled('embedded')).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(isDisabled('ajax')).toEqual([
    [false, false],
    [false, false],
  ]);
});
