import { expect, test } from 'vitest';
import { readMessage, readPreview } from './previewState.ts';

const says = (line: string) => readPreview({ reason: '', lines: ['attribution: counted', `contact widget: ${line}`] });

test.each([
  ['it shows, closed until somebody opens it', { kind: 'shown' }],
  ['it shows, and the window of a channel is open', { kind: 'shown' }],
  ['it has left, as it does after 20 s', { kind: 'left' }],
  ['a script of the page has hidden it', { kind: 'left' }],
  [
    'it is waiting for its delay of 5 s to pass, scrolling to 30 % (now 0 %)',
    { kind: 'waiting', seconds: 5, percent: 30, isExit: false },
  ],
  ['it is waiting for the visitor about to leave', { kind: 'waiting', isExit: true }],
  ['it is being drawn', { kind: 'starting' }],
  ['hidden, the country "SA" is not among OM, AE', { kind: 'country', country: 'SA' }],
  ['hidden, the source of the visit "search" is not asked for by its rules', { kind: 'source' }],
  ["hidden, for nobody knows the visitor's country, and it shows in OM only", { kind: 'country', country: '-' }],
  [
    'hidden, 2026-11-27 20:00:05 (Asia/Muscat) is outside 2026-12-01 00:00:00 to 2026-12-31 00:00:00',
    { kind: 'dates', moment: '2026-11-27 20:00' },
  ],
  [
    'hidden, 2026-11-27 20:00:05 (Asia/Muscat) is before its first day, 2026-12-01 00:00:00',
    { kind: 'dates', moment: '2026-11-27 20:00' },
  ],
  [
    'hidden, 2026-11-27 20:00:05 (Asia/Muscat) is after its last day, 2026-11-01 00:00:00',
    { kind: 'dates', moment: '2026-11-27 20:00' },
  ],
  ['hidden, outside hours until Sun 09:00, Asia/Muscat', { kind: 'hours', weekday: 0, time: '09:00' }],
  ['hidden, its opening hours never match', { kind: 'never' }],
  ['hidden, no channel with a value is switched on for phones', { kind: 'channels' }],
  ['not started yet, or another script has drawn it', { kind: 'starting' }],
])('the widget’s sentence "%s" is read', (line, state) => {
  expect(says(line)).toEqual(state);
});

test('a sentence that is not known is told as it is, and the server’s reason comes first', () => {
  expect(says('sleeps')).toEqual({ kind: 'other', line: 'contact widget: sleeps' });
  expect(readPreview({ reason: 'page', lines: ['contact widget: it shows, and its channels are open'] })).toEqual({
    kind: 'page',
  });
  expect(readPreview({ reason: '', lines: [] })).toEqual({ kind: 'starting' });
});

test('only a message of a preview is one', () => {
  expect(readMessage({ hadayaPreview: { reason: '', lines: ['a', 1] } })).toEqual({ reason: '', lines: ['a'] });
  for (const data of [undefined, 'text', {}, { hadayaPreview: { reason: 1, lines: [] } }, { hadayaPreview: null }])
    expect(readMessage(data)).toBeUndefined();
});

test('of several widgets the first is read', () => {
  const lines = [
    'contact widget 1 of 2 (0): it shows, closed until somebody opens it',
    'contact widget 2 of 2 (_1): it is being drawn',
  ];
  expect(readPreview({ reason: '', lines })).toEqual({ kind: 'shown' });
});
