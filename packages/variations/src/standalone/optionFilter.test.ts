import { expect, test } from 'vitest';
import { createOptionFilter } from './optionFilter.ts';

test('restores removed options for the next selection, any number of times', () => {
  document.body.innerHTML =
    '<select><option value="">Choose</option><option value="42">42</option><option value="m">M</option><option value="s">S</option></select>';
  const select = document.querySelector('select');
  if (!select) throw new Error('no select');
  const printed = [...select.options];
  const filter = createOptionFilter();
  const allow = (...values: readonly string[]) =>
    filter.apply(select, (value) => {
      const isOffered = values.includes(value);
      return { isAttached: isOffered, isEnabled: isOffered, status: isOffered ? 'available' : 'unavailable' };
    });
  for (let round = 0; round < 3; round += 1) {
    allow('m', 's');
    expect([...select.options].map(({ value }) => value)).toEqual(['', 'm', 's']);
    allow('42');
    expect([...select.options].map(({ value }) => value)).toEqual(['', '42']);
  }
  filter.restore();
  expect([...select.options]).toEqual(printed);
});
