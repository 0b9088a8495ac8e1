import {
  findNextOpening,
  isReversed,
  nameZone,
  readClockText,
  readWidgetSchedule,
  type Schedule,
  toLocalTime,
  WEEKDAYS,
} from '../../hours/index.ts';
import type { ContactPage, WidgetState } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/index.ts';
import { findSuppression, type Surroundings, UNKNOWN_COUNTRY } from '../model/findSuppression.ts';
import { lookAround } from './lookAround.ts';
import { readCountryNow } from './readCountry.ts';
import { readScrollPercent } from './readScrollPercent.ts';

function explainHours(schedule: Schedule, { nowMs, weekendDays }: Surroundings): string {
  const { hoursZone } = schedule;
  const next = findNextOpening(schedule, nowMs, weekendDays);
  if (!next) return 'its opening hours never match';
  return `outside hours until ${WEEKDAYS[next.weekday]} ${readClockText(next.minute)}, ${nameZone(hoursZone)}`;
}

function explainTriggers({ triggers }: WidgetRecord, scrolled: number): string {
  const { delaySeconds, scrollPercent, exitIntent } = triggers;
  return [
    ...(delaySeconds ? [`its delay of ${delaySeconds} s to pass`] : []),
    ...(scrollPercent ? [`scrolling to ${scrollPercent} % (now ${scrolled} %)`] : []),
    ...(exitIntent ? ['the visitor about to leave'] : []),
  ].join(', ');
}

/** A shop with one widget needs no more words for it; of several each has its place, and the name that developers know. */
const nameWidget = ({ widgets }: ContactPage, widget: WidgetRecord) =>
  widgets.length > 1
    ? `contact widget ${widgets.indexOf(widget) + 1} of ${widgets.length} (${widget.id})`
    : 'contact widget';

function explainOpen({ kind }: WidgetState['open']): string {
  if (kind === 'list') return 'it shows, and its channels are open';
  return kind === 'panel'
    ? 'it shows, and the window of a channel is open'
    : 'it shows, closed until somebody opens it';
}

/** Why a widget that is drawn is not seen. */
function explainPhase({ phase, open }: WidgetState, widget: WidgetRecord, scrolled: number): string {
  if (phase === 'active') return explainOpen(open);
  if (phase === 'waiting') {
    const awaited = explainTriggers(widget, scrolled);
    return awaited === '' ? 'it is being drawn' : `it is waiting for ${awaited}`;
  }
  const { hideAfterSeconds } = widget;
  return hideAfterSeconds
    ? `it has left, as it does after ${hideAfterSeconds} s`
    : 'a script of the page has hidden it';
}

function explainCountry({ countries }: WidgetRecord, country: string): string {
  return country === UNKNOWN_COUNTRY
    ? `hidden, for nobody knows the visitor's country, and it shows in ${countries.join(', ')} only`
    : `hidden, the country "${country}" is not among ${countries.join(', ')}`;
}

function explainDates({ dates, datesZone }: Schedule, nowMs: number): string {
  const { start = '', end = '' } = dates ?? {};
  if (isReversed({ start, end })) return `hidden, its dates end (${end}) before they begin (${start})`;
  const now = `${toLocalTime(datesZone, nowMs).stamp} (${nameZone(datesZone)})`;
  if (start === '') return `hidden, ${now} is after its last day, ${end}`;
  return end === ''
    ? `hidden, ${now} is before its first day, ${start}`
    : `hidden, ${now} is outside ${start} to ${end}`;
}

/** What a widget does now: shows, waits, or is hidden and why. Holds no token and nothing of the visitor. */
function explainWidget(page: ContactPage, widget: WidgetRecord, scrolled: number): string {
  const state = page.store.getState()[widget.id];
  if (state) return explainPhase(state, widget, scrolled);
  const around = lookAround(page, widget, readCountryNow(page.context.environment));
  const schedule = readWidgetSchedule(page, widget);
  switch (findSuppression(widget, schedule, around)) {
    case 'country':
      return explainCountry(widget, around.country);
    case 'traffic':
      return `hidden, the source of the visit "${around.traffic?.kind}" is not asked for by its rules`;
    case 'cart':
      return around.cart === 'full'
        ? 'hidden, its rules ask for an empty cart, and there is something in this one'
        : 'hidden, its rules ask for something in the cart, and this one is empty';
    case 'date':
      return explainDates(schedule, around.nowMs);
    case 'hours':
      return `hidden, ${explainHours(schedule, around)}`;
    case 'channels':
      return `hidden, no channel with a value is switched on for ${page.device === 'mobile' ? 'phones' : 'computers'}`;
    default:
      return 'not started yet, or another script has drawn it';
  }
}

/** Tells the owner's panel of `?hadaya_debug=1`, whenever it asks, why each widget does or does not show. */
export function answerDebug(page: ContactPage): void {
  const { context, signal, widgets } = page;
  const { document } = context.environment;
  const explain = (event: Event) => {
    const say: unknown = event instanceof CustomEvent ? event.detail?.say : undefined;
    if (typeof say !== 'function') return;
    const scrolled = readScrollPercent(context.environment);
    for (const widget of widgets) say(`${nameWidget(page, widget)}: ${explainWidget(page, widget, scrolled)}`);
  };
  document.addEventListener('hadaya:explain', explain, { signal });
}
