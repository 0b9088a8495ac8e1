import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createCommandQueue } from './createCommandQueue.ts';

interface PageObject {
  q: { push(...entries: readonly unknown[]): void };
  settings?: unknown;
}

function pageObject(): PageObject {
  const { q = [], settings } = window.hadaya;
  return { q, settings };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'hadaya');
});

describe('the call queue', () => {
  it('replays earlier calls in order, init first, and skips an invalid one with one warning', () => {
    const calls: unknown[] = [];
    const environment = createTestEnvironment();
    Reflect.set(window, 'hadaya', {
      q: [['open', 1], 'oops', ['close'], ['init', { contact: { position: 'left' } }], ['open', 2]],
    });
    const queue = createCommandQueue(environment);
    queue.define({ open: (id) => calls.push(['open', id]), close: () => calls.push(['close']) });
    expect(calls).toEqual([['open', 1], ['close'], ['open', 2]]);
    expect(pageObject().settings).toEqual({ contact: { position: 'left' } });
    expect(environment.logger.warnings).toHaveLength(1);
  });

  it('keeps the newest hundred calls for a widget that has not started', () => {
    const calls: unknown[] = [];
    const queue = createCommandQueue(createTestEnvironment());
    for (let id = 1; id <= 250; id += 1) pageObject().q.push(['open', id]);
    queue.define({ open: (id) => calls.push(id) });
    expect([calls.length, calls[0], calls.at(-1)]).toEqual([100, 151, 250]);
  });

  it('runs waiting calls when their widget starts, and later calls immediately', () => {
    const calls: unknown[] = [];
    const queue = createCommandQueue(createTestEnvironment());
    pageObject().q.push(['open', 1], ['open', 2]);
    queue.define({ open: (id) => calls.push(id) });
    pageObject().q.push(['open', 3]);
    expect(calls).toEqual([1, 2, 3]);
  });

  it('catches and logs an error thrown by a call', () => {
    const environment = createTestEnvironment();
    const queue = createCommandQueue(environment);
    queue.define({
      open: () => {
        throw new Error('no widget');
      },
    });
    pageObject().q.push(['open']);
    expect(environment.logger.warnings[0]?.text).toContain('the call open failed');
  });

  it('merges the settings passed to init into the page’s settings and ignores values that are not objects', () => {
    Reflect.set(window, 'hadaya', { settings: { menu: { speed: 1 } } });
    createCommandQueue(createTestEnvironment());
    pageObject().q.push(['init', { contact: {} }], ['init', 'oops']);
    expect(pageObject().settings).toEqual({ menu: { speed: 1 }, contact: {} });
  });
});
