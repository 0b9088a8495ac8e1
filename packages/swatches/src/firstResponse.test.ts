import { createStore, parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { openVariationForm } from '@hadaya/variations';
import { afterEach, expect, test, vi } from 'vitest';
import { startFirstResponse } from './firstResponse.ts';
import { readGroups, type SwatchesStore } from './items/index.ts';
import { swatchSettings } from './settings.ts';

let owner = new AbortController();
afterEach(() => owner.abort());

type State = ReturnType<SwatchesStore['getState']>;

/** `select` selects or clears both items. */
function start() {
  document.body.innerHTML = `<form class="variations_form"><div id="cell"><select class="woo-variation-raw-select"
    name="attribute_x"></select><ul class="variable-items-wrapper enabled-display-limit-mode">
    <li class="variable-item" role="radio" tabindex="0" aria-checked="false" data-value="red"></li>
    <li class="variable-item" role="radio" tabindex="0" aria-checked="false" id="frame">
    <input type="radio" class="variable-item-radio-input" value="box"></li>
    <li class="woo-variation-swatches-variable-item-more"></li></ul></div></form>`;
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  owner = new AbortController();
  const { signal } = owner;
  const environment = createTestEnvironment();
  const form = openVariationForm(element, environment, { signal });
  const groups = readGroups(element, () => element.querySelector('select') ?? undefined);
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
  const describe = (isSelected: boolean, revealed: readonly string[] = []): State => {
    const item = { isSelected, isDisabled: false, isOutOfStock: false, isHint: false, reason: null };
    const items = [1, 2].map(() => ({ ...item, tooltip: null, stockLeft: '' }));
    const view = { items, tabStop: 0, labelText: '' };
    return { groups: [view], revealed: new Set(revealed), tip: null, topic: null, isNearTopic: false };
  };
  const store = createStore((_: State, next: State) => next, describe(false));
  const stop = startFirstResponse({ context, form, groups }, store);
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);
  return {
    element,
    find,
    stop,
    show: (...given: Parameters<typeof describe>) => store.dispatch(describe(...given)),
  };
}

test('marks the form and its lists as started and gives a radio’s frame the role none', () => {
  const { element, find } = start();
  expect(element.classList.contains('wvs-loaded')).toBe(true);
  expect(find('#cell')?.classList.contains('woo-variation-items-wrapper')).toBe(true);
  const frame = find('#frame');
  expect(['role', 'tabindex', 'aria-checked'].map((name) => frame?.getAttribute(name))).toEqual(['none', null, null]);
  expect(['role', 'tabindex'].map((name) => find('[data-value="red"]')?.getAttribute(name))).toEqual(['radio', '0']);
});

test('shows the selected item and checks the selected radio', () => {
  const { find, show } = start();
  const read = () => [find('[data-value="red"]')?.getAttribute('aria-checked'), find('input')?.matches(':checked')];
  show(true);
  expect([read(), find('#frame')?.classList.contains('selected')]).toEqual([['true', true], true]);
  show(false);
  expect([read(), find('#frame')?.classList.contains('selected')]).toEqual([['false', false], false]);
  expect(find('#frame')?.hasAttribute('aria-checked')).toBe(false);
});

test('shows the whole list without the “more” item only when the list is expanded', () => {
  const { find, show } = start();
  const read = () => [find('ul')?.className.includes('limit'), find('ul > :last-child')?.style.display];
  show(true, ['attribute_other']);
  expect(read()).toEqual([true, '']);
  show(true, ['attribute_x']);
  expect(read()).toEqual([false, 'none']);
});

test('reverts the selection’s classes and attributes when React takes over, and every change when unmounted', () => {
  const { element, find, show, stop } = start();
  show(true, ['attribute_x']);
  stop();
  expect(find('ul')?.className).toContain('limit');
  expect(find('[data-value="red"]')?.classList.contains('selected')).toBe(false);
  expect(element.classList.contains('wvs-loaded')).toBe(true);
  show(true);
  expect(find('[data-value="red"]')?.classList.contains('selected')).toBe(false);
  owner.abort();
  const frame = find('#frame');
  expect(['role', 'tabindex', 'aria-checked'].map((name) => frame?.getAttribute(name))).toEqual([
    'radio',
    '0',
    'false',
  ]);
  expect([element.className, find('#cell')?.className]).toEqual(['variations_form', '']);
});
