import { expect, test } from 'vitest';
import { findRemedy, forPreview } from './previewRemedy.ts';

test.each([
  [{ kind: 'hours', weekday: 0, time: '09:00' }, {}, { day: '0', time: '09:00' }],
  [
    { kind: 'dates', moment: '2026-01-01 10:00' },
    { dates: { start: '2026-12-01', end: '' } },
    { day: 'date', date: '2026-12-01', time: '12:00' },
  ],
  [{ kind: 'country', country: 'KW' }, { countries: { codes: ['OM'] } }, { country: 'OM' }],
  [{ kind: 'source' }, { traffic: { sources: ['ads'] } }, { source: 'ads' }],
  [
    { kind: 'page' },
    {
      pages: [
        { show: 'hide', rule: 'front' },
        { show: 'show', rule: 'starts', value: '/shop/' },
      ],
    },
    { page: '/shop/' },
  ],
  [{ kind: 'page' }, { pages: [{ show: 'show', rule: 'product' }] }, undefined],
  [{ kind: 'off' }, {}, undefined],
] as const)('a look that helps against %o', (state, widget, wanted) => {
  expect(findRemedy(state, widget)).toEqual(wanted);
});

test('a channel without a value waits outside of the preview', () => {
  const channels = [{ value: '' }, { value: '1' }, { value: '', team: true }];
  expect(forPreview({ channels })).toEqual({
    widget: { channels: [{ value: '1' }, { value: '', team: true }] },
    places: [1, 2],
  });
});
