import { expect, test } from 'vitest';
import { readMessage, readPreview } from './previewState.ts';

const says = (line: string) =>
  readPreview({ reason: '', lines: ['attribution: counted', `contact widget 0: ${line}`] });

test.each([
  ['shown (collapsed)', { kind: 'shown' }],
  ['has left after 20 s or was hidden by the page', { kind: 'left' }],
  [
    'waiting for a delay of 5 s, scrolling to 30 % (now 0 %)',
    { kind: 'waiting', seconds: 5, percent: 30, isExit: false },
  ],
  ['waiting for the visitor about to leave', { kind: 'waiting', isExit: true }],
  ['waiting for its drawing', { kind: 'starting' }],
  ['hidden, the country "SA" is not among OM, AE', { kind: 'country', country: 'SA' }],
  ['hidden, the source of the visit "search" is not asked for by its rules', { kind: 'source' }],
  [
    'hidden, 2026-11-27 20:00:05 (Asia/Muscat) is outside 2026-12-01 00:00:00 to always',
    { kind: 'dates', moment: '2026-11-27 20:00' },
  ],
  ['hidden, outside hours until Sun 09:00, Asia/Muscat', { kind: 'hours', weekday: 0, time: '09:00' }],
  ['hidden, its opening hours never match', { kind: 'never' }],
  ['hidden, no channel is switched on for mobile with a value', { kind: 'channels' }],
  ['not started yet, or another script has drawn it', { kind: 'starting' }],
])('the widget’s sentence "%s" is read', (line, state) => {
  expect(says(line)).toEqual(state);
});

test('a sentence that is not known is told as it is, and the server’s reason comes first', () => {
  expect(says('sleeps')).toEqual({ kind: 'other', line: 'contact widget 0: sleeps' });
  expect(readPreview({ reason: 'page', lines: ['contact widget 0: shown (list)'] })).toEqual({ kind: 'page' });
  expect(readPreview({ reason: '', lines: [] })).toEqual({ kind: 'starting' });
});

test('only a message of a preview is one', () => {
  expect(readMessage({ hadayaPreview: { reason: '', lines: ['a', 1] } })).toEqual({ reason: '', lines: ['a'] });
  for (const data of [undefined, 'text', {}, { hadayaPreview: { reason: 1, lines: [] } }, { hadayaPreview: null }])
    expect(readMessage(data)).toBeUndefined();
});
