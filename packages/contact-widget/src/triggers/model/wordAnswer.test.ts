import { expect, test } from 'vitest';
import type { WidgetDoing } from './WidgetAnswer.ts';
import { wordAnswer } from './wordAnswer.ts';

const DATES = { kind: 'dates', now: '2026-11-27 20:00:05', zone: 'Asia/Muscat', isReversed: false } as const;
const [DAY, LATER] = ['2026-12-01 00:00:00', '2026-12-31 00:00:00'];
const WAITING = { kind: 'waiting', seconds: 0, percent: 0, scrolled: 0, isExit: false } as const;

test.each<readonly [WidgetDoing, string]>([
  [{ kind: 'shown', open: 'collapsed' }, 'it is visible, closed'],
  [{ kind: 'shown', open: 'list' }, 'it is visible, its channels are open'],
  [{ kind: 'shown', open: 'panel' }, 'it is visible, a channel panel is open'],
  [{ kind: 'left', seconds: 20 }, 'hidden automatically after 20 s'],
  [{ kind: 'left', seconds: 0 }, 'hidden by a script of the page'],
  [
    { ...WAITING, seconds: 5, percent: 30, isExit: true },
    "it is waiting for its delay of 5 s, scrolling to 30 % (now 0 %), the visitor's exit intent",
  ],
  [{ ...WAITING, percent: 30, scrolled: 12 }, 'it is waiting for scrolling to 30 % (now 12 %)'],
  [{ kind: 'drawing' }, 'it is being rendered'],
  [{ kind: 'unstarted' }, 'not started yet, or rendered by another script'],
  [{ kind: 'country', country: 'SA', countries: ['OM', 'AE'] }, 'hidden, the country "SA" is not in OM, AE'],
  [
    { kind: 'country', country: '', countries: ['OM'] },
    "hidden, the visitor's country is unknown, and it shows only in OM",
  ],
  [{ kind: 'source', source: 'search' }, 'hidden, the source of the visit "search" is excluded by its display rules'],
  [{ kind: 'cart', expected: 'empty' }, 'hidden, its display rules require an empty cart, and the cart contains items'],
  [{ kind: 'cart', expected: 'full' }, 'hidden, its display rules require items in the cart, and the cart is empty'],
  [{ ...DATES, start: DAY, end: LATER }, `hidden, 2026-11-27 20:00:05 (Asia/Muscat) is outside ${DAY} to ${LATER}`],
  [{ ...DATES, start: DAY, end: '' }, `hidden, 2026-11-27 20:00:05 (Asia/Muscat) is before its first day, ${DAY}`],
  [{ ...DATES, start: '', end: DAY }, `hidden, 2026-11-27 20:00:05 (Asia/Muscat) is after its last day, ${DAY}`],
  [
    { ...DATES, start: LATER, end: DAY, isReversed: true },
    `hidden, its end date (${DAY}) is before its start date (${LATER})`,
  ],
  [
    { kind: 'hours', weekday: 0, time: '09:00', zone: 'Asia/Muscat' },
    'hidden, outside its opening hours until Sun 09:00, Asia/Muscat',
  ],
  [{ kind: 'never' }, 'hidden, its opening hours never match'],
  [{ kind: 'channels', device: 'mobile' }, 'hidden, no channel with a value is turned on for phones'],
])('describes %j to the owner', (doing, sentence) => {
  expect(wordAnswer(doing)).toBe(sentence);
});
