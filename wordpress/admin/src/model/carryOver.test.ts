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

describe('input typed while a request is pending', () => {
  it('keeps the server’s id of a moved item', () => {
    expect(carryOver([mug, pen], [pen, mug], kept)).toEqual([kept[1], kept[0]]);
  });

  it('still matches an item after an earlier one is removed, and keeps a new item as typed', () => {
    const cup = { id: '', name: 'Cup' };
    expect(carryOver([mug, pen], [pen, cup], kept)).toEqual([kept[1], cup]);
  });

  it('keeps a changed item’s id and typed name', () => {
    expect(carryOver([mug, pen], [mug, { ...pen, name: 'Pencil' }], kept)).toEqual([
      kept[0],
      { id: '2', name: 'Pencil' },
    ]);
  });

  it('keeps a typed list unchanged when the server has none', () => {
    expect(carryOver('', [mug], kept)).toEqual([mug]);
    expect(carryOver([pen], [mug], '')).toEqual([mug]);
  });

  it('prefers typed text to the server’s text', () => {
    expect(carryOver('a', 'b', 'A')).toBe('b');
    expect(carryOver('a', 'a', 'A')).toBe('A');
  });
});

describe('errors after a change', () => {
  const before = { name: 'x', widgets: [mug, pen] };

  it('move with their item', () => {
    const after = { ...before, widgets: [pen] };
    expect(followMistakes({ 'widgets.1.name': 'a', 'widgets.1': 'b', name: 'c' }, before, after)).toEqual({
      'widgets.0.name': 'a',
      'widgets.0': 'b',
      name: 'c',
    });
  });

  it('disappear with their item', () => {
    expect(followMistakes({ 'widgets.0.name': 'a' }, before, { ...before, widgets: [pen] })).toEqual({});
  });
});
