import { parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { detection } from '../detect.ts';
import { contentSettings } from '../settings.ts';
import { atomicTabsIsland } from './atomicTabsIsland.ts';

/** The test DOM does not resolve an inherited `direction`. */
let direction = 'ltr';
const title = (name: string, isOn = false) =>
  `<button data-e-type="e-tab" role="tab" id="${name}" tabindex="${isOn ? 0 : -1}" aria-selected="${isOn}" style="direction: ${direction}"><p>${name}</p></button>`;
const panel = (name: string, content = '', isOn = false) =>
  `<div data-e-type="e-tab-content" role="tabpanel" aria-labelledby="${name}"${isOn ? '' : ' hidden="true" style="display: none;"'}>${content}</div>`;
const tabs = (names: readonly string[], content = '') =>
  `<div data-e-type="e-tabs" data-element_type="e-tabs" x-data="eTabs1"><div data-e-type="e-tabs-menu" role="tablist">
  ${names.map((name, index) => title(name, index === 0)).join('')}</div><div data-e-type="e-tabs-content-area">
  ${names.map((name, index) => panel(name, index === 0 ? content : '', index === 0)).join('')}</div></div>`;

function mount(dir: 'ltr' | 'rtl') {
  direction = dir;
  document.body.innerHTML = `<main>${tabs(['one', 'two', 'three'], tabs(['inner', 'other']))}</main>`;
  const printed = document.body.innerHTML;
  const element = document.querySelector<HTMLElement>('[data-e-type="e-tabs"]');
  if (!element) throw new Error('The test needs tabs');
  const controller = new AbortController();
  atomicTabsIsland.mount({
    island: 'content-atomic-tabs',
    element,
    settings: parseSettings(contentSettings, []).settings,
    environment: createTestEnvironment(),
    signal: controller.signal,
    fail: vi.fn(),
  });
  const heard: string[] = [];
  element.addEventListener('keydown', ({ key }) => heard.push(key));
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.activeElement?.dispatchEvent(event);
    return document.activeElement?.id;
  };
  const focus = (id: string) => document.getElementById(id)?.focus();
  return { printed, controller, heard, press, focus };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)(
  'on a %s page, %s moves forward and %s back, wrapping around, and Home and End go to the ends',
  (dir, on, back) => {
    const { press, focus, heard, printed } = mount(dir);
    focus('one');
    expect([press(on), press(on), press(on), press(back), press('Home'), press('End')]).toEqual([
      'two',
      'three',
      'one',
      'three',
      'one',
      'three',
    ]);
    // The builder's own script, whose listeners are deeper in the tree, never receives these keys, so its state does
    // not change.
    expect(heard).toEqual([]);
    expect(document.body.innerHTML).toBe(printed);
  },
);

test('ignores unrelated keys, arrow keys with modifiers and keys in nested tabs', () => {
  const { press, focus, heard, controller } = mount('rtl');
  focus('one');
  for (const key of ['Enter', ' ', 'ArrowDown', 'Tab']) expect(press(key)).toBe('one');
  expect(press('ArrowLeft', { altKey: true })).toBe('one');
  focus('inner');
  expect(press('ArrowLeft')).toBe('inner');
  controller.abort();
  focus('one');
  expect(press('ArrowLeft')).toBe('one');
  expect(heard).toEqual(['Enter', ' ', 'ArrowDown', 'Tab', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']);
});

test('starts an island only for tabs among the builder’s atomic elements', () => {
  document.body.innerHTML = `<div class="e-con e-div-block-base" data-element_type="e-div-block" data-e-type="e-div-block">
    <div data-e-type="e-youtube" class="e-youtube-base" data-settings='{"source":"https://www.youtube.com/watch?v=x","autoplay":false}'></div>
    <video data-e-type="e-self-hosted-video" data-interactions="null" controls preload="metadata"><source src="/film.mp4#t=0"></video>
    <form data-e-type="e-form" data-element_type="e-form" x-data="eForm1" x-on:submit="submit"><input data-e-type="e-form-input"></form>
    <button class="e-button-base" data-action-link="#x">Press</button>${tabs(['one', 'two'])}</div>`;
  const called = document.querySelectorAll(detection.selectors.join());
  expect([...called].map((node) => node.getAttribute('data-e-type'))).toEqual(['e-tabs']);
});
