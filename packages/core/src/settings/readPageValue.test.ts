import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createCommandQueue } from '../islands/createCommandQueue.ts';
import { text } from './field.ts';
import { readPageValue, writePageValue } from './readPageValue.ts';
import { readSettings } from './readSettings.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'hadaya');
  Reflect.deleteProperty(window, Symbol.for('hadaya.page'));
});

const HOSTILE: readonly (readonly [what: string, value: unknown])[] = [
  ['a frozen object', Object.freeze({})],
  ['a sealed object', Object.seal({ q: [] })],
  ['null', null],
  ['a text', 'Hadaya gifts'],
  ['a number', 7],
  ['a list', []],
  ['a function', () => 'theirs'],
  [
    'an object that throws',
    new Proxy(
      {},
      {
        get() {
          throw new Error('theirs');
        },
      },
    ),
  ],
];

describe.each(HOSTILE)('when window.hadaya is %s', (_, value) => {
  it('stores and reads values and leaves the page’s own value unchanged', () => {
    Reflect.set(window, 'hadaya', value);
    writePageValue(window, 'settings', { demo: { word: 'kept' } });
    expect(readPageValue(window, 'settings')).toEqual({ demo: { word: 'kept' } });
    if (value !== null) expect(Reflect.get(window, 'hadaya')).toBe(value);
    const { settings } = readSettings(window, { schema: { word: text('default') }, key: 'demo' });
    expect(settings.word).toBe('kept');
  });

  it('opens the call queue, and init updates the settings', () => {
    Reflect.set(window, 'hadaya', value);
    const queue = createCommandQueue(createTestEnvironment());
    const calls: unknown[] = [];
    queue.define({ open: (id) => calls.push(id) });
    const pushed = readPageValue(window, 'q');
    Reflect.get(Object(pushed), 'push')(['init', { demo: { word: 'late' } }], ['open', 1]);
    expect(calls).toEqual([1]);
    expect(readPageValue(window, 'settings')).toEqual({ demo: { word: 'late' } });
  });
});

it('with a frozen window.hadaya, runs the calls pushed to its queue before and after the queue opens', () => {
  const page = Object.freeze({ q: [['open', 1]] as unknown[] });
  Reflect.set(window, 'hadaya', page);
  const calls: unknown[] = [];
  createCommandQueue(createTestEnvironment()).define({ open: (id) => calls.push(id) });
  page.q.push(['open', 2]);
  expect(calls).toEqual([1, 2]);
});

it('tolerates a window.hadaya that can be neither written nor read', () => {
  Object.defineProperty(window, 'hadaya', {
    get() {
      throw new Error('theirs');
    },
    configurable: true,
  });
  writePageValue(window, 'q', []);
  expect(readPageValue(window, 'q')).toEqual([]);
  expect(readPageValue(window, 'settings')).toBeUndefined();
});
