import { describe, expect, test } from 'vitest';
import { decodeVariation, type Variation } from '../matching/variation.ts';
import type { AttributeState, VariationState } from './formState.ts';
import { listEvents, reduceState, type VariationAction } from './formState.ts';

function read(color: string, size: string): readonly AttributeState[] {
  const toAttribute = (name: string, chosen: string, options: readonly string[]): AttributeState => ({
    name,
    chosen,
    values: options.map((value) => ({
      value,
      label: value,
      status: 'available',
      isEnabled: true,
      isMarkedOutOfStock: false,
    })),
  });
  return [toAttribute('color', color, ['red', 'blue']), toAttribute('size', size, ['s', 'm'])];
}

function variation(id: number): Variation {
  const decoded = decodeVariation({ variation_id: id, attributes: {} });
  if (!decoded) throw new Error('not decodable');
  return decoded;
}

const initial: VariationState = {
  productId: '21',
  mode: 'embedded',
  isIndexed: false,
  attributes: [],
  choice: new Map(),
  match: { kind: 'incomplete' },
  shown: null,
};
const V22 = variation(22);
const V23 = variation(23);

function run(...actions: readonly VariationAction[]): VariationState {
  return actions.reduce(reduceState, initial);
}

const redS = { kind: 'found', attributes: read('red', 's'), variation: V22 } as const;
const shown22 = { kind: 'shown', variation: V22, isPurchasable: true } as const;

test('a read without changes keeps the state object', () => {
  const state = run({ kind: 'read', attributes: read('red', '') });
  expect(reduceState(state, { kind: 'read', attributes: read('red', '') })).toBe(state);
});

test('a change of one attribute keeps the other attribute’s object', () => {
  const before = run({ kind: 'read', attributes: read('red', '') });
  const after = reduceState(before, { kind: 'read', attributes: read('red', 's') });
  expect(after.attributes[0]).toBe(before.attributes[0]);
  expect(after.attributes[1]).not.toBe(before.attributes[1]);
});

test('an added or removed attribute is a change', () => {
  const state = run({ kind: 'read', attributes: read('red', 's') });
  expect(reduceState(state, { kind: 'read', attributes: read('red', 's').slice(0, 1) }).attributes.length).toBe(1);
});

describe('the match', () => {
  test('is pending after a complete selection until resolved', () => {
    expect(run({ kind: 'read', attributes: read('red', 's') }).match.kind).toBe('pending');
  });

  test('is known at once when the form holds the id', () => {
    const { match } = run({ kind: 'read', attributes: read('red', 's'), variation: V22 });
    expect(match).toEqual({ kind: 'found', variation: V22 });
  });

  test('is kept while the selection is unchanged', () => {
    expect(run(redS, { kind: 'read', attributes: read('red', 's') }).match).toEqual({ kind: 'found', variation: V22 });
  });

  test('ends with a new selection', () => {
    expect(run(redS, { kind: 'read', attributes: read('red', 'm') }).match.kind).toBe('pending');
    expect(run(redS, { kind: 'reset', attributes: read('red', '') }).match.kind).toBe('incomplete');
  });

  test('is empty when a complete selection is reset', () => {
    expect(run({ kind: 'reset', attributes: read('blue', 's') }).match.kind).toBe('none');
  });

  test('is never a variation while the selection is incomplete', () => {
    expect(run({ kind: 'found', attributes: read('red', ''), variation: V22 }).match.kind).toBe('incomplete');
    expect(run({ kind: 'found', attributes: [], variation: V22 }).match.kind).toBe('incomplete');
  });

  test('is pending while the server is asked again, then failed', () => {
    const asked = run(redS, { kind: 'asked' });
    expect(asked.match.kind).toBe('pending');
    expect(reduceState(asked, { kind: 'failed' }).match.kind).toBe('failed');
    expect(run({ kind: 'failed' }).match.kind).toBe('incomplete');
  });
});

describe('the display', () => {
  test('a display event for an outdated match is ignored', () => {
    const state = run(redS, { kind: 'found', attributes: read('red', 'm'), variation: V23 }, shown22);
    expect(state.match).toEqual({ kind: 'found', variation: V23 });
    expect(state.shown).toBeNull();
  });

  test('lasts while its variation is the match and ends when hidden', () => {
    const state = run(redS, shown22);
    expect(state.shown).toEqual({ variation: V22, isPurchasable: true });
    expect(reduceState(state, shown22)).toBe(state);
    expect(reduceState(state, redS)).toBe(state);
    expect(reduceState(state, { kind: 'hidden' }).shown).toBeNull();
  });

  test('requires a match', () => {
    expect(run(shown22).shown).toBeNull();
  });
});

test('loaded data set mode, index and a new read', () => {
  const state = run({ kind: 'loaded', attributes: read('', ''), mode: 'ajax', isIndexed: true });
  expect([state.mode, state.isIndexed, state.attributes.length]).toEqual(['ajax', true, 2]);
});

describe('events', () => {
  const states = (...actions: readonly VariationAction[]) => {
    const before = run(...actions.slice(0, -1));
    const last = actions.at(-1);
    return listEvents(before, last ? reduceState(before, last) : before);
  };

  test('a found variation is emitted once with its selection', () => {
    expect(states(redS)).toEqual(['chosen', 'found']);
    expect(states(redS, redS)).toEqual([]);
  });

  test('a display is emitted once', () => {
    expect(states(redS, shown22)).toEqual(['shown']);
    expect(states(redS, shown22, shown22)).toEqual([]);
  });

  test('an incomplete selection is a reset, with or without an earlier variation', () => {
    expect(states({ kind: 'reset', attributes: read('red', '') })).toEqual(['chosen', 'reset']);
    expect(states(redS, { kind: 'reset', attributes: read('red', '') })).toEqual(['chosen', 'reset']);
  });

  test('a failure is a reset, a pending selection is not', () => {
    const waiting = { kind: 'read', attributes: read('red', 's') } as const;
    expect(states(waiting)).toEqual(['chosen']);
    expect(states(waiting, { kind: 'failed' })).toEqual(['reset']);
  });

  test('the first check of an untouched form emits nothing', () => {
    expect(states({ kind: 'read', attributes: read('', '') }, { kind: 'reset', attributes: read('', '') })).toEqual([]);
  });
});
