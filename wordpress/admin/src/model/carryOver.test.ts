import { describe, expect, it } from 'vitest';
import { carryOver, followMistakes } from './carryOver.ts';

const [mug, pen] = [
  { id: '', name: 'Mug' },
  { id: '', name: 'Pen' },
];
const kept = [
  { id: '1', name: 'Mug' },
  { id: '2', name: 'Pen' },
];

describe('input typed during a request', () => {
  it('a moved item keeps its id from the server', () => {
    expect(carryOver([mug, pen], [pen, mug], kept)).toEqual([kept[1], kept[0]]);
  });

  it('an item is matched after an earlier one was removed, and a new one stays as typed', () => {
    const cup = { id: '', name: 'Cup' };
    expect(carryOver([mug, pen], [pen, cup], kept)).toEqual([kept[1], cup]);
  });

  it('a changed item keeps its id and its typed name', () => {
    expect(carryOver([mug, pen], [mug, { ...pen, name: 'Pencil' }], kept)).toEqual([
      kept[0],
      { id: '2', name: 'Pencil' },
    ]);
  });

  it('a list that the server does not have stays as typed', () => {
    expect(carryOver('', [mug], kept)).toEqual([mug]);
    expect(carryOver([pen], [mug], '')).toEqual([mug]);
  });

  it('a typed text wins over the server’s', () => {
    expect(carryOver('a', 'b', 'A')).toBe('b');
    expect(carryOver('a', 'a', 'A')).toBe('A');
  });
});

describe('errors after a change', () => {
  const before = { name: 'x', widgets: [mug, pen] };

  it('an error moves with its item', () => {
    const after = { ...before, widgets: [pen] };
    expect(followMistakes({ 'widgets.1.name': 'a', 'widgets.1': 'b', name: 'c' }, before, after)).toEqual({
      'widgets.0.name': 'a',
      'widgets.0': 'b',
      name: 'c',
    });
  });

  it('an error is removed with its item', () => {
    expect(followMistakes({ 'widgets.0.name': 'a' }, before, { ...before, widgets: [pen] })).toEqual({});
  });
});
