import { expect, test } from 'vitest';
import { findClosed, findRemedy, forPreview, nameOfChannel, toDraftPath } from './previewRemedy.ts';

const ZONE = 'Asia/Muscat';
const DATES = { kind: 'dates', start: '', end: '', now: '2026-01-01 10:00:00', zone: ZONE, isReversed: false } as const;

test.each([
  [{ kind: 'hours', weekday: 0, time: '09:00', zone: ZONE }, {}, { day: '0', time: '09:00' }],
  [DATES, { dates: { start: '2026-12-01', end: '' } }, { day: 'date', date: '2026-12-01', time: '12:00' }],
  [{ ...DATES, isReversed: true }, { dates: { start: '2026-12-01', end: '2026-11-01' } }, undefined],
  [{ kind: 'country', country: 'KW', countries: ['OM'] }, { countries: { codes: ['OM'] } }, { country: 'OM' }],
  [{ kind: 'source', source: 'direct' }, { traffic: { sources: ['ads'] } }, { source: 'ads' }],
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
  [{ kind: 'page' }, { pages: [{ show: 'show', rule: 'front' }] }, { page: '/' }],
  [{ kind: 'page' }, { pages: [{ show: 'show', rule: 'exact', value: '/mug' }] }, { page: '/mug' }],
  [{ kind: 'page' }, { pages: [{ show: 'show', rule: 'contains', value: '/mug' }] }, { page: '/mug' }],
  [{ kind: 'page' }, { pages: [{ show: 'show', rule: 'contains', value: 'mug/' }] }, undefined],
  [{ kind: 'page' }, { pages: [{ show: 'show', rule: 'ends', value: '/mug' }] }, undefined],
  [DATES, { dates: { start: '', end: '' } }, undefined],
  [{ kind: 'country', country: 'KW', countries: [] }, { countries: { codes: [] } }, undefined],
  [{ kind: 'source', source: 'direct' }, { traffic: { sources: [] } }, undefined],
  [{ kind: 'off' }, {}, undefined],
] as const)('finds the preview setting, if any, that resolves %o', (state, widget, expected) => {
  expect(findRemedy(state, widget)).toEqual(expected);
});

const WORKDAYS = [{ days: ['0', '1', '2', '3', '4', '5'], start: '09:00', end: '18:00' }];
const EVERY_DAY = [...WORKDAYS, { days: ['6'], start: '10:00', end: '14:00' }];
const HOLIDAY = [
  { start: '', closed: true },
  { start: '2026-12-01', closed: false },
  { start: '2026-12-31', closed: true },
];

test.each([
  ['the first day without hours', { enabled: true, lines: WORKDAYS }, { day: '6', time: '12:00' }],
  [
    'a holiday if the shop is open every day',
    { enabled: true, lines: EVERY_DAY, exceptions: HOLIDAY },
    { day: 'date', date: '2026-12-31', time: '12:00' },
  ],
  ['no day if the shop never closes for a whole day', { enabled: true, lines: EVERY_DAY, exceptions: [] }, undefined],
  ['no day if the shop has no hours', { enabled: false, lines: [] }, undefined],
] as const)('previews closed hours on %s', (_, hours, expected) => {
  expect(findClosed(hours)).toEqual(expected);
});

test('gives the second channel of a type a distinct name', () => {
  const channels = [{ channel: 'Whatsapp' }, { channel: 'Phone' }, { channel: 'Whatsapp' }];
  expect([0, 1, 2, -1].map((index) => nameOfChannel(channels, index))).toEqual(['Whatsapp', 'Phone', 'Whatsapp_2', '']);
  expect(nameOfChannel([{}, {}], 1)).toBe('');
});

test('omits a channel without a value from the preview', () => {
  const channels = [{ value: ' ' }, { value: '1' }, { value: '', team: true }];
  expect(forPreview({ channels })).toEqual({
    widget: { channels: [{ value: '1' }, { value: '', team: true }] },
    indexes: { channels: [1, 2], 'hours.exceptions': [] },
  });
});

test('omits a day without a date from the preview', () => {
  const exceptions = [{ start: '' }, { start: '2026-12-31' }];
  expect(forPreview({ channels: [], hours: { enabled: true, exceptions } }).widget).toEqual({
    channels: [],
    hours: { enabled: true, exceptions: [{ start: '2026-12-31' }] },
  });
});

test('converts the paths of errors in the preview to paths in the draft', () => {
  const exceptions = [{ start: '' }, { start: '2026-12-31' }];
  const { indexes } = forPreview({ channels: [{ value: '' }, { value: '1' }], hours: { exceptions } });
  const paths = ['widgets.0.channels.0.value', 'widgets.0.hours.exceptions.0.opens', 'widgets.0.title', 'view.day'];
  expect(paths.map((path) => toDraftPath(path, 2, indexes))).toEqual([
    'widgets.2.channels.1.value',
    'widgets.2.hours.exceptions.1.opens',
    'widgets.2.title',
    'view.day',
  ]);
});
