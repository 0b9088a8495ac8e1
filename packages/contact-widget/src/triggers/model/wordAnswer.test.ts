import { expect, test } from 'vitest';
import type { WidgetDoing } from './WidgetAnswer.ts';
import { wordAnswer } from './wordAnswer.ts';

const DATES = { kind: 'dates', now: '2026-11-27 20:00:05', zone: 'Asia/Muscat', isReversed: false } as const;
const [DAY, LATER] = ['2026-12-01 00:00:00', '2026-12-31 00:00:00'];
const WAITING = { kind: 'waiting', seconds: 0, percent: 0, scrolled: 0, isExit: false } as const;

test.each<readonly [WidgetDoing, string]>([
  [{ kind: 'shown', open: 'collapsed' }, 'it shows, closed until somebody opens it'],
  [{ kind: 'shown', open: 'list' }, 'it shows, and its channels are open'],
  [{ kind: 'shown', open: 'panel' }, 'it shows, and the window of a channel is open'],
  [{ kind: 'left', seconds: 20 }, 'hidden after the set time of 20 s'],
  [{ kind: 'left', seconds: 0 }, 'a script of the page has hidden it'],
  [
    { ...WAITING, seconds: 5, percent: 30, isExit: true },
    'it is waiting for its delay of 5 s to pass, scrolling to 30 % (now 0 %), the exit intent of the visitor',
  ],
  [{ ...WAITING, percent: 30, scrolled: 12 }, 'it is waiting for scrolling to 30 % (now 12 %)'],
  [{ kind: 'drawing' }, 'it is being drawn'],
  [{ kind: 'unstarted' }, 'not started yet, or another script has drawn it'],
  [{ kind: 'country', country: 'SA', countries: ['OM', 'AE'] }, 'hidden, the country "SA" is not among OM, AE'],
  [
    { kind: 'country', country: '', countries: ['OM'] },
    "hidden, the visitor's country is unknown, and it shows only in OM",
  ],
  [{ kind: 'source', source: 'search' }, 'hidden, the source of the visit "search" is excluded by its display rules'],
  [{ kind: 'cart', wanted: 'empty' }, 'hidden, its display rules require an empty cart, and the cart contains items'],
  [{ kind: 'cart', wanted: 'full' }, 'hidden, its display rules require items in the cart, and the cart is empty'],
  [{ ...DATES, start: DAY, end: LATER }, `hidden, 2026-11-27 20:00:05 (Asia/Muscat) is outside ${DAY} to ${LATER}`],
  [{ ...DATES, start: DAY, end: '' }, `hidden, 2026-11-27 20:00:05 (Asia/Muscat) is before its first day, ${DAY}`],
  [{ ...DATES, start: '', end: DAY }, `hidden, 2026-11-27 20:00:05 (Asia/Muscat) is after its last day, ${DAY}`],
  [
    { ...DATES, start: LATER, end: DAY, isReversed: true },
    `hidden, its dates end (${DAY}) before they begin (${LATER})`,
  ],
  [
    { kind: 'hours', weekday: 0, time: '09:00', zone: 'Asia/Muscat' },
    'hidden, outside hours until Sun 09:00, Asia/Muscat',
  ],
  [{ kind: 'never' }, 'hidden, its opening hours never match'],
  [{ kind: 'channels', device: 'mobile' }, 'hidden, no channel with a value is switched on for phones'],
])('%j is told to the owner', (doing, sentence) => {
  expect(wordAnswer(doing)).toBe(sentence);
});
