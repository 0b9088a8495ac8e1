import { parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { openVariationForm } from '@hadaya/variations';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readGroups } from './items/swatchGroup.ts';
import { swatchSettings } from './settings.ts';
import { startSwatches } from './startSwatches.ts';

const VARIATIONS = [
  { variation_id: 1, attributes: { attribute_color: 'red', attribute_size: 's' }, is_in_stock: true },
  { variation_id: 2, attributes: { attribute_color: 'blue', attribute_size: '' }, is_in_stock: true },
];
const item = (value: string, extra = '') =>
  `<li class="variable-item" data-value="${value}" data-title="${value.toUpperCase()}" tabindex="0" title="${value}">
    <span>${value}</span>${extra}</li>`;
const row = (name: string, values: readonly string[], listClass = '', more = '') => `<tr><th class="label"></th><td>
  <select class="woo-variation-raw-select" name="attribute_${name}" data-attribute_name="attribute_${name}">
    <option value=""></option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select>
  <ul class="variable-items-wrapper ${listClass}">${values.map((value) => item(value)).join('')}${more}</ul></td></tr>`;

const controllers: AbortController[] = [];

/** Waits until React has rendered the form, unless `view` is false. */
async function start(
  given: Readonly<Record<string, unknown>> = {},
  { listClass = '', more = '', chosen = '', view = true } = {},
) {
  document.body.innerHTML = `<div class="card"><img class="card-image" src="/card.jpg" alt=""><form class="variations_form"
    data-product_id="21" data-product_variations='${JSON.stringify(VARIATIONS)}'><table class="variations">
    ${row('color', ['red', 'blue'], listClass, more)}${row('size', ['s', 'm'])}</table></form></div>`;
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  const [first] = element.querySelectorAll('select');
  if (first) first.value = chosen;
  const server = element.outerHTML;
  const controller = new AbortController();
  controllers.push(controller);
  const { signal } = controller;
  const environment = createTestEnvironment();
  const form = openVariationForm(element, environment, { signal });
  const { settings } = parseSettings(swatchSettings, [{ name: 'test', values: given, kind: 'server' }]);
  const groups = readGroups(element, form.findSelect);
  const context = {
    island: 'swatches',
    element,
    settings,
    environment,
    signal,
    fail: vi.fn(),
    hydration: 'idle' as const,
  };
  startSwatches({ context, form, groups });
  if (view) environment.clock.advance(200);
  if (view) await vi.waitFor(() => expect(element.querySelector('[data-hadaya-root] span')).not.toBeNull());
  const find = (value: string) => {
    const node = element.querySelector<HTMLElement>(`[data-value="${value}"]`);
    if (!node) throw new Error(`no item ${value}`);
    return node;
  };
  const tap = (value: string) => find(value).click();
  return { element, controller, form, find, tap, server, environment };
}

// Imports the files in advance, because on a busy machine the first import takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./notices/resolveConflict.ts'),
    import('./notices/Notices.tsx'),
    import('./view/Swatches.tsx'),
  ]);
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const controller of controllers.splice(0)) controller.abort();
  document.body.innerHTML = '';
});

test('a tap updates the selection, item, label and tab stop in the same task', async () => {
  const { element, find, tap, form } = await start();
  tap('red');
  expect(form.getState().choice).toEqual(new Map([['attribute_color', 'red']]));
  expect(find('red').classList.contains('selected')).toBe(true);
  expect(find('red').getAttribute('aria-checked')).toBe('true');
  expect(find('red').tabIndex).toBe(0);
  expect(find('blue').tabIndex).toBe(-1);
  expect(element.querySelector('.label')?.textContent).toBe(': RED');
});

test('disables and explains an unavailable value', async () => {
  const { find, tap, element } = await start({ unavailable_tooltip_text: 'Gone' });
  tap('red');
  expect(find('m').classList.contains('disabled')).toBe(true);
  expect(find('m').getAttribute('data-wvstooltip-out-of-stock')).toBe('Gone');
  const reason = find('m').getAttribute('aria-describedby') ?? '';
  expect(element.querySelector(`#${CSS.escape(reason)}`)?.textContent).toBe('Gone');
});

test('a refused tap emits hadaya:swatches:refused and shows the nearest combination', async () => {
  const { controller, element, find, tap } = await start();
  const refused = vi.fn();
  element.addEventListener('hadaya:swatches:refused', (event) => refused(Reflect.get(event, 'detail')));
  tap('red');
  tap('m');
  expect(refused).toHaveBeenCalledWith({
    productId: '21',
    attribute: 'attribute_size',
    value: 'm',
    reason: 'unavailable',
  });
  expect(find('red').classList.contains('selected')).toBe(true);
  await vi.waitFor(() => expect(element.querySelector('.hadaya-swatches-notice')).not.toBeNull());
  expect(element.querySelector('.hadaya-swatches-notice p')?.textContent).toBe('m is not available with red.');
  const readMessages = () => element.querySelector('[data-hadaya-messages]')?.textContent;
  await vi.waitFor(() => expect(readMessages()).toContain('m is not available with red.'));
  expect(document.adoptedStyleSheets).toHaveLength(1);
  element.querySelector<HTMLElement>('.hadaya-swatches-switch')?.click();
  expect(find('blue').classList.contains('selected')).toBe(true);
  expect(find('m').classList.contains('selected')).toBe(true);
  await vi.waitFor(() => expect(element.querySelector('.hadaya-swatches-notice')).toBeNull());
  controller.abort();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('the “more” button shows the hidden values and focuses the first of them', async () => {
  const more = '<li class="woo-variation-swatches-variable-item-more"><a href="/product/">+1 More</a></li>';
  // The test DOM has no layout, so this gives every element a box.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 30, 30));
  const style = document.createElement('style');
  style.textContent = '.enabled-display-limit-mode > [data-value="blue"] { display: none }';
  document.head.append(style);
  const { element, find } = await start({}, { listClass: 'enabled-display-limit-mode', more });
  const button = element.querySelector<HTMLElement>('.woo-variation-swatches-variable-item-more a');
  expect([button?.getAttribute('role'), button?.getAttribute('aria-expanded')]).toEqual(['button', 'false']);
  expect([button?.textContent, button?.getAttribute('href')]).toEqual(['+1 More', '/product/']);
  button?.click();
  expect(getComputedStyle(button?.parentElement ?? document.body).display).toBe('none');
  expect(element.querySelector('ul')?.classList.contains('enabled-display-limit-mode')).toBe(false);
  expect(document.activeElement).toBe(find('blue'));
  style.remove();
});

test('expands the list for a preselected value beyond the display limit', async () => {
  const more = '<li class="woo-variation-swatches-variable-item-more"><a href="/product/">+1 More</a></li>';
  const style = document.createElement('style');
  style.textContent = '.enabled-display-limit-mode > [data-value="blue"] { display: none }';
  document.head.append(style);
  const open = async (chosen: string) => {
    const { element } = await start({}, { listClass: 'enabled-display-limit-mode', more, chosen });
    return element.querySelector('ul')?.classList;
  };
  expect((await open('red'))?.contains('enabled-display-limit-mode')).toBe(true);
  const list = await open('blue');
  await vi.waitFor(() => expect(list?.contains('enabled-display-limit-mode')).toBe(false));
  expect(document.activeElement).toBe(document.body);
  style.remove();
});

test.each([
  ['shows nothing when off', { show_variation_label: '' }, ''],
  ['shows the separator as given', { variation_label_separator: ' -' }, ' - RED'],
])('the label %s', async (_, settings, text) => {
  const { element, tap } = await start(settings);
  tap('red');
  expect(element.querySelector('.label')?.textContent).toBe(text);
});

test('a list that only links to the product selects nothing', async () => {
  const { tap, form } = await start(
    { enable_catalog_mode: '1', catalog_mode_behaviour: 'navigate' },
    { listClass: 'archive-variable-items' },
  );
  tap('red');
  expect(form.getState().choice.size).toBe(0);
});

test('hovering selects a value in a catalog list when the trigger is "hover"', async () => {
  const settings = { enable_catalog_mode: '1', catalog_mode_behaviour: 'select', catalog_mode_trigger: 'hover' };
  const { find, form } = await start(settings, { listClass: 'archive-variable-items' });
  // The first pointer event only loads the code, so the event is repeated until it selects an item.
  await vi.waitFor(() => {
    find('blue').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    expect(form.getState().choice.get('attribute_color')).toBe('blue');
  });
});

test('hovering selects nothing outside catalog lists', async () => {
  const { find, form } = await start({ catalog_mode_trigger: 'hover', catalog_mode_behaviour: 'select' });
  find('blue').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  expect(form.getState().choice.size).toBe(0);
});

test('closes the notice when a script changes the selection, but not when it changes only the options', async () => {
  const { element, form, tap } = await start();
  tap('red');
  tap('m');
  await vi.waitFor(() => expect(element.querySelector('.hadaya-swatches-notice')).not.toBeNull());
  const { attributes } = form.getState();
  const select = form.findSelect('attribute_color');
  select?.querySelector('[value="blue"]')?.classList.add('out-of-stock');
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(form.getState().attributes).not.toBe(attributes);
  await vi.waitFor(() => expect(element.querySelector('.hadaya-swatches-notice')).not.toBeNull());
  form.choose('attribute_color', 'blue');
  await vi.waitFor(() => expect(element.querySelector('.hadaya-swatches-notice')).toBeNull());
});

const startWithoutView = (options = {}) => start({}, { ...options, view: false });

test('a tap before React loads updates the selection and the items in the same task', async () => {
  const { element, find, tap, form, environment } = await startWithoutView();
  tap('red');
  expect(form.getState().choice).toEqual(new Map([['attribute_color', 'red']]));
  expect(find('red').classList.contains('selected')).toBe(true);
  expect(find('red').getAttribute('aria-checked')).toBe('true');
  expect(find('blue').getAttribute('aria-checked')).toBe('false');
  expect(element.querySelector('[data-hadaya-root]')).toBeNull();
  tap('m');
  expect(form.getState().choice.size).toBe(1);
  // React loads when the page becomes idle, and replaces the first response.
  environment.clock.advance(200);
  await vi.waitFor(() => expect(find('m').classList.contains('disabled')).toBe(true));
  expect(find('red').classList.contains('selected')).toBe(true);
});

test('expands the list before React loads, and restores the list when the island is unmounted', async () => {
  const more = '<li class="woo-variation-swatches-variable-item-more"><a href="/product/">+1 More</a></li>';
  const style = document.createElement('style');
  style.textContent = '.enabled-display-limit-mode > [data-value="blue"] { display: none }';
  document.head.append(style);
  const { controller, element, find } = await startWithoutView({ listClass: 'enabled-display-limit-mode', more });
  const printed = element.querySelector('.woo-variation-swatches-variable-item-more')?.outerHTML;
  element.querySelector<HTMLElement>('.woo-variation-swatches-variable-item-more a')?.click();
  expect(element.querySelector('ul')?.classList.contains('enabled-display-limit-mode')).toBe(false);
  expect(document.activeElement).toBe(find('blue'));
  controller.abort();
  expect(element.querySelector('ul')?.classList.contains('enabled-display-limit-mode')).toBe(true);
  expect(element.querySelector('.woo-variation-swatches-variable-item-more')?.outerHTML).toBe(printed);
  style.remove();
});

test('restores the server’s markup when unmounted', async () => {
  const { controller, element, server, tap } = await start();
  tap('red');
  tap('s');
  controller.abort();
  for (const select of element.querySelectorAll('select')) select.value = '';
  expect(element.outerHTML.replace(/ class=""/g, '')).toBe(server.replace(/ class=""/g, ''));
});
