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

test('keeps the state object when a read finds no changes', () => {
  const state = run({ kind: 'read', attributes: read('red', '') });
  expect(reduceState(state, { kind: 'read', attributes: read('red', '') })).toBe(state);
});

test('keeps the other attribute’s object when one attribute changes', () => {
  const before = run({ kind: 'read', attributes: read('red', '') });
  const after = reduceState(before, { kind: 'read', attributes: read('red', 's') });
  expect(after.attributes[0]).toBe(before.attributes[0]);
  expect(after.attributes[1]).not.toBe(before.attributes[1]);
});

test('treats an added or removed attribute as a change', () => {
  const state = run({ kind: 'read', attributes: read('red', 's') });
  expect(reduceState(state, { kind: 'read', attributes: read('red', 's').slice(0, 1) }).attributes.length).toBe(1);
});

describe('the match', () => {
  test('is pending after a complete selection until resolved', () => {
    expect(run({ kind: 'read', attributes: read('red', 's') }).match.kind).toBe('pending');
  });

  test('is found immediately when the form already contains the variation’s id', () => {
    const { match } = run({ kind: 'read', attributes: read('red', 's'), variation: V22 });
    expect(match).toEqual({ kind: 'found', variation: V22 });
  });

  test('stays the same while the selection is unchanged', () => {
    expect(run(redS, { kind: 'read', attributes: read('red', 's') }).match).toEqual({ kind: 'found', variation: V22 });
  });

  test('ends on a new selection', () => {
    expect(run(redS, { kind: 'read', attributes: read('red', 'm') }).match.kind).toBe('pending');
    expect(run(redS, { kind: 'reset', attributes: read('red', '') }).match.kind).toBe('incomplete');
  });

  test('is “none” when a complete selection is reset', () => {
    expect(run({ kind: 'reset', attributes: read('blue', 's') }).match.kind).toBe('none');
  });

  test('is never a variation while the selection is incomplete', () => {
    expect(run({ kind: 'found', attributes: read('red', ''), variation: V22 }).match.kind).toBe('incomplete');
    expect(run({ kind: 'found', attributes: [], variation: V22 }).match.kind).toBe('incomplete');
  });

  test('is pending while a variation is requested again, and failed when the request fails', () => {
    const asked = run(redS, { kind: 'asked' });
    expect(asked.match.kind).toBe('pending');
    expect(reduceState(asked, { kind: 'failed' }).match.kind).toBe('failed');
    expect(run({ kind: 'failed' }).match.kind).toBe('incomplete');
  });
});

describe('the display', () => {
  test('ignores a display event for an outdated match', () => {
    const state = run(redS, { kind: 'found', attributes: read('red', 'm'), variation: V23 }, shown22);
    expect(state.match).toEqual({ kind: 'found', variation: V23 });
    expect(state.shown).toBeNull();
  });

  test('lasts while its variation is the match, and ends when the variation is hidden', () => {
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

test('sets the mode, index and attributes from loaded data', () => {
  const state = run({ kind: 'loaded', attributes: read('', ''), mode: 'ajax', isIndexed: true });
  expect([state.mode, state.isIndexed, state.attributes.length]).toEqual(['ajax', true, 2]);
});

describe('events', () => {
  const states = (...actions: readonly VariationAction[]) => {
    const before = run(...actions.slice(0, -1));
    const last = actions.at(-1);
    return listEvents(before, last ? reduceState(before, last) : before);
  };

  test('emits the events for a repeated selection and its variation only once', () => {
    expect(states(redS)).toEqual(['chosen', 'found']);
    expect(states(redS, redS)).toEqual([]);
  });

  test('emits a repeated display of a variation only once', () => {
    expect(states(redS, shown22)).toEqual(['shown']);
    expect(states(redS, shown22, shown22)).toEqual([]);
  });

  test('emits a reset for an incomplete selection, with or without an earlier variation', () => {
    expect(states({ kind: 'reset', attributes: read('red', '') })).toEqual(['chosen', 'reset']);
    expect(states(redS, { kind: 'reset', attributes: read('red', '') })).toEqual(['chosen', 'reset']);
  });

  test('emits a reset for a failure, but not for a pending selection', () => {
    const waiting = { kind: 'read', attributes: read('red', 's') } as const;
    expect(states(waiting)).toEqual(['chosen']);
    expect(states(waiting, { kind: 'failed' })).toEqual(['reset']);
  });

  test('emits nothing on the first check of an untouched form', () => {
    expect(states({ kind: 'read', attributes: read('', '') }, { kind: 'reset', attributes: read('', '') })).toEqual([]);
  });
});
