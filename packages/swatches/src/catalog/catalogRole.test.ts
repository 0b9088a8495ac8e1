import { afterEach, expect, test, vi } from 'vitest';
import { readGroups, type SwatchGroup } from '../items/index.ts';
import { type CatalogRules, findCard, findCatalogRole, followHover } from './catalogRole.ts';

let owner = new AbortController();
afterEach(() => owner.abort());

function open(listClass: string, chosen = ''): SwatchGroup {
  document.body.innerHTML = `<div class="card"><form><select class="woo-variation-raw-select" name="attribute_x">
    <option value=""></option><option value="red">Red</option></select><ul class="variable-items-wrapper ${listClass}">
    <li class="variable-item" data-value="red"><span></span></li></ul></form></div>`;
  const select = document.querySelector('select');
  if (select) select.value = chosen;
  const [group] = readGroups(document.body, () => select ?? undefined);
  if (!group) throw new Error('no group');
  return group;
}

const IN_LIST = 'archive-variable-items';
const ON: CatalogRules = {
  catalogMode: true,
  catalogModeOffForOneAttribute: false,
  catalogModeTrigger: 'click',
  catalogModeBehaviour: 'select',
};
const LINK = { catalogModeBehaviour: 'navigate' };
const HOVER = { catalogModeTrigger: 'hover' } as const;

test.each<[string, { listClass?: string; attributes?: number; rules: Partial<CatalogRules> }, string]>([
  ['catalog mode is on', { rules: {} }, 'choose'],
  ['the trigger is "hover"', { rules: HOVER }, 'choose-on-hover'],
  ['the behaviour is "navigate"', { rules: LINK }, 'navigate'],
  ['the behaviour is "navigate" and the trigger is "hover"', { rules: { ...LINK, ...HOVER } }, 'navigate'],
  ['catalog mode is off', { rules: { ...LINK, catalogMode: false } }, 'choose'],
  ['the list is not in a product list', { listClass: '', rules: LINK }, 'choose'],
  [
    'catalog mode is off for products with one attribute, and the product has one',
    { rules: { ...LINK, catalogModeOffForOneAttribute: true }, attributes: 1 },
    'choose',
  ],
  [
    'catalog mode is off for products with one attribute, and the product has two',
    { rules: { ...LINK, catalogModeOffForOneAttribute: true } },
    'navigate',
  ],
  ['the product has one attribute', { rules: LINK, attributes: 1 }, 'navigate'],
])('the role of a list when %s', (_, { listClass = IN_LIST, attributes = 2, rules }, role) => {
  expect(findCatalogRole(open(listClass), attributes, { ...ON, ...rules })).toBe(role);
});

test('finds the card around a form, and no card for an invalid or unmatched selector', () => {
  open(IN_LIST);
  const [form, card] = [document.querySelector('form'), document.querySelector('.card')];
  expect(form && ['.card', '.other', '.card ['].map((selector) => findCard(form, selector))).toEqual([
    card,
    null,
    null,
  ]);
});

function hover(chosen = '') {
  const group = open(IN_LIST, chosen);
  owner = new AbortController();
  const choose = vi.fn(() => true);
  const actions = { choose, isOpen: () => true, replace: vi.fn(), reveal: vi.fn(), dismiss: vi.fn() };
  followHover(group, { ...actions, isActing: () => false, isAnswering: () => false }, owner.signal);
  const over = (node: Element | null | undefined, pointerType = 'mouse') =>
    node?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  return { group, item: group.items[0], choose, over };
}

test('hovering over an item with a mouse or pen chooses the item', () => {
  for (const kind of ['mouse', 'pen']) {
    const { group, item, choose, over } = hover();
    over(item?.node.querySelector('span'), kind);
    expect(choose).toHaveBeenCalledExactlyOnceWith(group, item);
  }
});

test('touching an item, or hovering over a gap or the chosen item, chooses nothing', () => {
  const { group, item, choose, over } = hover();
  over(item?.node, 'touch');
  over(group.list);
  const other = hover('red');
  other.over(other.item?.node);
  expect([choose.mock.calls, other.choose.mock.calls]).toEqual([[], []]);
});

test('hovering chooses nothing after the signal has aborted', () => {
  const { item, choose, over } = hover();
  owner.abort();
  over(item?.node);
  expect(choose).not.toHaveBeenCalled();
});
