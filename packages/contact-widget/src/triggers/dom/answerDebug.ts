import {
  findNextOpening,
  isReversed,
  nameZone,
  readClockText,
  readWidgetSchedule,
  type Schedule,
  toLocalTime,
} from '../../hours/index.ts';
import type { ContactPage, WidgetState } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';
import { findSuppression, type Surroundings, UNKNOWN_COUNTRY } from '../model/findSuppression.ts';
import type { WidgetAnswer, WidgetDoing } from '../model/WidgetAnswer.ts';
import { wordAnswer } from '../model/wordAnswer.ts';
import { lookAround } from './lookAround.ts';
import { readCountryNow } from './readCountry.ts';
import { readScrollPercent } from './readScrollPercent.ts';

const nameWidget = ({ widgets }: ContactPage, widget: WidgetRecord) =>
  widgets.length > 1
    ? `contact widget ${widgets.indexOf(widget) + 1} of ${widgets.length} (${widget.id})`
    : 'contact widget';

/** Returns the state of a widget that passes all gates. */
function readPhase({ phase, open }: WidgetState, widget: WidgetRecord, scrolled: number): WidgetDoing {
  if (phase === 'active') return { kind: 'shown', open: open.kind };
  if (phase !== 'waiting') return { kind: 'left', seconds: widget.hideAfterSeconds ?? 0 };
  const { delaySeconds: seconds = 0, scrollPercent: percent = 0, exitIntent: isExit } = widget.triggers;
  if (seconds === 0 && percent === 0 && !isExit) return { kind: 'drawing' };
  return { kind: 'waiting', seconds, percent, scrolled, isExit };
}

function readHours(schedule: Schedule, { nowMs, weekendDays }: Surroundings): WidgetDoing {
  const next = findNextOpening(schedule, nowMs, weekendDays);
  if (!next) return { kind: 'never' };
  const { weekday, minute } = next;
  return { kind: 'hours', weekday, time: readClockText(minute), zone: nameZone(schedule.hoursZone) };
}

function readDates({ dates, datesZone }: Schedule, nowMs: number): WidgetDoing {
  const { start = '', end = '' } = dates ?? {};
  const now = toLocalTime(datesZone, nowMs).stamp;
  return { kind: 'dates', start, end, now, zone: nameZone(datesZone), isReversed: isReversed({ start, end }) };
}

/**
 * Returns a widget's current state: visible, waiting, or hidden with the reason. Contains no token and, apart from the
 * country and the source of the visit, no visitor data.
 */
function readDoing(page: ContactPage, widget: WidgetRecord, scrolled: number): WidgetDoing {
  const state = page.store.getState()[widget.id];
  if (state) return readPhase(state, widget, scrolled);
  const around = lookAround(page, widget, readCountryNow(page.context.environment));
  const { nowMs, country, device } = around;
  const schedule = readWidgetSchedule(page, widget);
  switch (findSuppression(widget, schedule, around)) {
    case 'country':
      return { kind: 'country', country: country === UNKNOWN_COUNTRY ? '' : country, countries: widget.countries };
    case 'traffic':
      return { kind: 'source', source: around.traffic?.kind ?? '' };
    case 'cart':
      return { kind: 'cart', expected: around.cart === 'full' ? 'empty' : 'full' };
    case 'date':
      return readDates(schedule, nowMs);
    case 'hours':
      return readHours(schedule, around);
    case 'channels':
      return { kind: 'channels', device };
    default:
      return { kind: 'unstarted' };
  }
}

/**
 * Answers `hadaya:explain` (diagnostics panel, settings preview) with the reason why each widget is visible or hidden.
 */
export function answerDebug(page: ContactPage): void {
  const { context, signal, widgets } = page;
  const { document } = context.environment;
  const explain = (event: Event) => {
    const say: unknown = event instanceof CustomEvent ? event.detail?.say : undefined;
    if (typeof say !== 'function') return;
    const scrolled = readScrollPercent(context.environment);
    for (const widget of widgets) {
      const doing = readDoing(page, widget, scrolled);
      const answer: WidgetAnswer = { part: 'contact', widget: widget.id, ...doing };
      say(`${nameWidget(page, widget)}: ${wordAnswer(doing)}`, answer);
    }
  };
  document.addEventListener('hadaya:explain', explain, { signal });
}
