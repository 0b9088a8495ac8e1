import { createTestEnvironment } from '@hadaya/testing';
import { type BlockKind, blockForm } from '@hadaya/testing/block';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findRows } from './dom.ts';
import { followBlockInput, pressThrough } from './followBlockInput.ts';

const COLOR = 'attribute_pa_color';
const SIZE = 'attribute_pa_size';

let owner = new AbortController();
afterEach(() => owner.abort());

function open(kind: BlockKind = 'chips') {
  document.body.innerHTML = blockForm(kind);
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  owner = new AbortController();
  const input = { form, page: window, find: () => findRows(form), signal: owner.signal };
  const signs = { onRefusal: vi.fn(), onTip: vi.fn() };
  followBlockInput(input, signs);
  const control = (value: string) => {
    const found = form.querySelector<HTMLButtonElement>(`[value="${value}"]`);
    if (!found) throw new Error(`no option ${value}`);
    return found;
  };
  return { form, input, control, ...signs };
}

/** Presses a key on an element; returns true if a listener prevented the default action. */
const press = (node: Element, key: string, init: KeyboardEventInit = {}): boolean =>
  !node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

const focused = () => document.activeElement?.getAttribute('value');

describe('keys', () => {
  test('arrow keys move focus within the focused attribute only', () => {
    const { control } = open();
    control('m').focus();
    expect(press(control('m'), 'ArrowRight')).toBe(true);
    expect(focused()).toBe('s');
    press(control('s'), 'ArrowRight');
    expect(focused()).toBe('l');
  });

  test.each(['Tab', ' ', 'Enter', 'a'])('leaves the key %j to the browser', (key) => {
    const { control } = open();
    control('m').focus();
    expect(press(control('m'), key)).toBe(false);
    expect(focused()).toBe('m');
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('leaves arrow keys with %s to the browser', (modifier) => {
    const { control } = open();
    control('m').focus();
    expect(press(control('m'), 'ArrowRight', { [modifier]: true })).toBe(false);
    expect(focused()).toBe('m');
  });

  test.each(['ArrowRight', 'Home', 'End'])('leaves %s on another button or on a radio to the browser', (key) => {
    const submit = open().form.querySelector('[type="submit"]');
    expect(submit && press(submit, key)).toBe(false);
    const { control } = open('pills');
    expect(press(control('m'), key)).toBe(false);
  });
});

describe('tooltips', () => {
  const over = (node: Element, pointerType: string) =>
    node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

  function openWithTip() {
    const block = open();
    const face = block.control('blue');
    face.dataset.hadayaTip = 'Blue';
    return { ...block, face };
  }

  test('opens the tooltip when a mouse or pen hovers over an option, but not on touch', () => {
    const { face, control, onTip } = openWithTip();
    over(face, 'touch');
    expect(onTip).not.toHaveBeenCalled();
    over(face.querySelector('span') ?? face, 'mouse');
    over(control('m'), 'pen');
    expect(onTip.mock.calls).toEqual([[face], [null]]);
  });

  test('opens the tooltip on keyboard focus, but not when a press moves focus', () => {
    const { face, onTip } = openWithTip();
    const matches = vi.spyOn(face, 'matches').mockReturnValue(false);
    face.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(onTip).not.toHaveBeenCalled();
    matches.mockReturnValue(true);
    face.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(onTip).toHaveBeenCalledExactlyOnceWith(face);
    expect(matches).toHaveBeenCalledWith(':focus-visible');
  });

  test.each(['pointerleave', 'focusout'])('%s closes the tooltip', (type) => {
    const { form, onTip } = openWithTip();
    form.dispatchEvent(new Event(type));
    expect(onTip).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('closes the tooltip on Escape only, even when the page handles the key', () => {
    const { face, onTip } = openWithTip();
    face.addEventListener('keydown', (event) => event.stopPropagation());
    press(face, 'Shift');
    expect(onTip).not.toHaveBeenCalled();
    press(face, 'Escape');
    expect(onTip).toHaveBeenCalledExactlyOnceWith(null);
  });
});

test('after its signal aborts, keys, presses, hover and focus have no effect', () => {
  const { form, control, onRefusal, onTip } = open();
  owner.abort();
  control('m').focus();
  control('l').disabled = true;
  vi.spyOn(control('m'), 'matches').mockReturnValue(true);
  press(control('m'), 'ArrowRight');
  press(control('m'), 'Escape');
  control('l').dispatchEvent(new PointerEvent('pointerup', { bubbles: true, isPrimary: true }));
  control('m').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  control('m').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const type of ['pointerleave', 'focusout']) form.dispatchEvent(new Event(type));
  expect(focused()).toBe('m');
  expect([onRefusal.mock.calls, onTip.mock.calls]).toEqual([[], []]);
});

describe('pressThrough', () => {
  /** Opens a block in which a press immediately sets or clears an option; `disable` returns the values to disable. */
  function openBlock(chosen: readonly string[], disable: (isOn: (value: string) => boolean) => readonly string[]) {
    const { form, input, control } = open();
    const { clock } = createTestEnvironment();
    const on = new Set(chosen);
    const pressed: string[] = [];
    const draw = () => {
      const closed = disable((value) => on.has(value));
      for (const { options } of findRows(form))
        for (const { control: one, value } of options) {
          one.setAttribute('aria-checked', String(on.has(value)));
          one.disabled = closed.includes(value);
        }
    };
    form.addEventListener('click', ({ target }) => {
      const { value } = target instanceof HTMLButtonElement ? target : control('');
      pressed.push(value);
      const row = findRows(form).find(({ options }) => options.some((one) => one.value === value));
      const wasOn = on.has(value);
      for (const one of row?.options ?? []) on.delete(one.value);
      if (!wasOn) on.add(value);
      draw();
    });
    draw();
    const done = vi.fn();
    const run = (values: Readonly<Record<string, string>>) => {
      pressThrough({ ...input, clock }, new Map(Object.entries(values)), done);
      clock.advance(2000);
      return pressed;
    };
    return { run, on, done };
  }

  test('presses each missing value once, but does not press values that are already chosen', () => {
    const { run, on, done } = openBlock(['red', 's'], () => []);
    expect(run({ [COLOR]: 'blue', [SIZE]: 's' })).toEqual(['blue']);
    expect([...on].sort()).toEqual(['blue', 's']);
    expect(done).toHaveBeenCalledOnce();
  });

  test('clears chosen values when every requested option is disabled', () => {
    const { run, on } = openBlock(['red', 'l'], (isOn) => [
      ...(isOn('red') ? ['m'] : []),
      ...(isOn('l') ? ['blue'] : []),
    ]);
    expect(run({ [COLOR]: 'blue', [SIZE]: 'm' })).toEqual(['red', 'm', 'blue']);
    expect([...on].sort()).toEqual(['blue', 'm']);
  });

  test('never clears an attribute for which no value is requested', () => {
    const { run, on, done } = openBlock(['l'], () => ['blue']);
    expect(run({ [COLOR]: 'blue' })).toEqual([]);
    expect([...on]).toEqual(['l']);
    expect(done).toHaveBeenCalledOnce();
  });

  test('gives up after six presses for two values when the block does not respond', () => {
    const { form, input } = open();
    const { clock } = createTestEnvironment();
    const pressed = vi.fn();
    form.addEventListener('click', pressed);
    const done = vi.fn();
    pressThrough(
      { ...input, clock },
      new Map([
        [COLOR, 'blue'],
        [SIZE, 's'],
      ]),
      done,
    );
    clock.advance(2000);
    expect(pressed).toHaveBeenCalledTimes(6);
    expect(done).toHaveBeenCalledOnce();
  });
});
