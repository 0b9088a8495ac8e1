import type { WidgetDoing } from '@hadaya/contact-widget/owner/answers';
import { expect, test } from 'vitest';
import { isHidden, readMessage, readPreview } from './previewState.ts';

const line = 'contact widget: worded as nobody here knows';
const says = (doing: object) =>
  readPreview({
    reason: '',
    said: [{ line: 'attribution: counted' }, { line, answer: { part: 'contact', ...doing } }],
  });

const DOINGS: readonly (readonly [WidgetDoing, isHidden: boolean])[] = [
  [{ kind: 'shown', open: 'panel' }, false],
  [{ kind: 'left', seconds: 20 }, false],
  [{ kind: 'waiting', seconds: 5, percent: 30, scrolled: 0, isExit: false }, false],
  [{ kind: 'drawing' }, false],
  [{ kind: 'unstarted' }, false],
  [{ kind: 'country', country: 'SA', countries: ['OM', 'AE'] }, true],
  [{ kind: 'country', country: '', countries: ['OM'] }, true],
  [{ kind: 'source', source: 'search' }, true],
  [{ kind: 'cart', expected: 'full' }, true],
  [
    {
      kind: 'dates',
      start: '2026-12-01 00:00:00',
      end: '',
      now: '2026-11-27 20:00:05',
      zone: 'Asia/Muscat',
      isReversed: false,
    },
    true,
  ],
  [{ kind: 'hours', weekday: 0, time: '09:00', zone: 'Asia/Muscat' }, true],
  [{ kind: 'never' }, true],
  [{ kind: 'channels', device: 'mobile' }, true],
];

test.each(DOINGS)('reads the widget’s state whatever the wording of its message: %j', (doing, hidden) => {
  const state = says(doing);
  expect(state).toMatchObject(doing);
  expect(isHidden(state)).toBe(hidden);
});

test('shows the page’s message for an unknown or incomplete state', () => {
  for (const answer of [undefined, { kind: 'sleeps' }, { kind: 'hours', weekday: 1 }, { kind: 'constructor' }])
    expect(says({ ...answer })).toEqual({ kind: 'other', line });
  expect(readPreview({ reason: '', said: [{ line, answer: { part: 'menu', kind: 'shown' } }] }).kind).toBe('other');
});

test('shows the server’s reason first and treats a page without a response as not started', () => {
  const said = [{ line, answer: { part: 'contact', kind: 'shown' } }];
  expect(readPreview({ reason: 'page', said })).toEqual({ kind: 'page' });
  expect(readPreview({ reason: '', said: [] })).toEqual({ kind: 'unstarted' });
});

test('accepts only messages in the preview’s format', () => {
  const said = [{ line: 'a' }];
  expect(readMessage({ hadayaPreview: { reason: '', said: [...said, 1, { line: 2 }, null] } })).toEqual({
    reason: '',
    said,
  });
  for (const data of [undefined, 'text', {}, { hadayaPreview: { reason: 1, said: [] } }, { hadayaPreview: null }])
    expect(readMessage(data)).toBeUndefined();
});

test('reads the state of the first of several widgets', () => {
  const said = ['shown', 'drawing'].map((kind) => ({ line, answer: { part: 'contact', kind } }));
  expect(readPreview({ reason: '', said }).kind).toBe('shown');
});
