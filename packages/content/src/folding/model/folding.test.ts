import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextFocus, type TitleKey } from '../dom/bindTitles.ts';
import { type FoldAction, reduceFolding } from './reduceFolding.ts';

const toggle = (item: number): FoldAction => ({ kind: 'toggled', item });

describe('opening and closing', () => {
  it('an accordion opens one item at a time, and a click on an open item closes it', () => {
    const reduce = reduceFolding({ opens: 'one', closes: 'self' });
    expect(reduce([0], toggle(1))).toEqual([1]);
    expect(reduce([1], toggle(1))).toEqual([]);
  });

  it('a toggle opens any number of items', () => {
    const reduce = reduceFolding({ opens: 'multiple', closes: 'self' });
    expect(reduce(reduce([], toggle(0)), toggle(2))).toEqual([0, 2]);
    expect(reduce([0, 2], toggle(0))).toEqual([2]);
  });

  it('a click never closes a tab', () => {
    const reduce = reduceFolding({ opens: 'one', closes: 'never' });
    const state = [1];
    expect(reduce(state, toggle(1))).toBe(state);
    expect(reduce(state, { kind: 'closed', item: 1 })).toBe(state);
    expect(reduce(state, toggle(0))).toEqual([0]);
  });

  it('opening an open item or closing a closed one changes nothing', () => {
    const reduce = reduceFolding({ opens: 'multiple', closes: 'self' });
    const state = [1];
    expect(reduce(state, { kind: 'opened', item: 1 })).toBe(state);
    expect(reduce(state, { kind: 'closed', item: 0 })).toBe(state);
    expect(reduce(state, { kind: 'closed', item: 1 })).toEqual([]);
  });

  it('never opens two items in one-at-a-time mode, whatever the actions', () => {
    const action = fc.record({ kind: fc.constantFrom('toggled', 'opened', 'closed'), item: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const reduce = reduceFolding({ opens: 'one', closes: 'self' });
        let state: readonly number[] = [0];
        for (const one of actions) {
          state = reduce(state, one);
          expect(state.length).toBeLessThan(2);
        }
      }),
    );
  });
});

describe('keys on titles', () => {
  const at = (key: string, more: Partial<TitleKey> = {}) =>
    nextFocus({ key, index: 0, count: 3, arrows: 'horizontal', direction: 'ltr', ...more });

  it.each([
    ['ArrowRight', {}, 1],
    ['ArrowLeft', {}, 2],
    ['ArrowRight', { direction: 'rtl' }, 2],
    ['ArrowLeft', { direction: 'rtl' }, 1],
    ['ArrowRight', { index: 2 }, 0],
    ['ArrowDown', {}, undefined],
    ['ArrowDown', { arrows: 'vertical' }, 1],
    ['ArrowUp', { arrows: 'vertical' }, 2],
    ['ArrowRight', { arrows: 'vertical' }, undefined],
    ['ArrowDown', { arrows: 'both' }, 1],
    ['ArrowRight', { arrows: 'both' }, 1],
    ['Home', { index: 2 }, 0],
    ['End', {}, 2],
    ['a', {}, undefined],
  ] as const)('the key %s with the options %o moves focus to item %s', (key, more, target) => {
    expect(at(key, more)).toBe(target);
  });
});
