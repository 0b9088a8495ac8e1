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
import type { ContactPage } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/index.ts';
import { findSuppression, type Surroundings } from '../model/findSuppression.ts';
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
    ...(delaySeconds ? [`a delay of ${delaySeconds} s`] : []),
    ...(scrollPercent ? [`scrolling to ${scrollPercent} % (now ${scrolled} %)`] : []),
    ...(exitIntent ? ['the visitor about to leave'] : []),
  ].join(', ');
}

/** One sentence about a widget: shown, waiting, or hidden and why. Holds no token and nothing of the visitor. */
function explainWidget(page: ContactPage, widget: WidgetRecord, scrolled: number): string {
  const name = `contact widget ${widget.id}`;
  const state = page.store.getState()[widget.id];
  const around = lookAround(page, widget, readCountryNow(page.context.environment));
  const schedule = readWidgetSchedule(page, widget);
  if (state?.phase === 'active') return `${name}: shown (${state.open.kind})`;
  if (state?.phase === 'gone')
    return `${name}: has left after ${widget.hideAfterSeconds ?? 0} s or was hidden by the page`;
  if (state) return `${name}: waiting for ${explainTriggers(widget, scrolled) || 'its drawing'}`;
  const reason = findSuppression(widget, schedule, around);
  if (reason === 'country')
    return `${name}: hidden, the country "${around.country}" is not among ${widget.countries.join(', ')}`;
  if (reason === 'traffic')
    return `${name}: hidden, the source of the visit "${around.traffic?.kind}" is not asked for by its rules`;
  if (reason === 'cart')
    return `${name}: hidden, its rules ask for another cart than this one, which is ${around.cart}`;
  if (reason === 'date') {
    const now = toLocalTime(schedule.datesZone, around.nowMs).stamp;
    const { start = '', end = '' } = schedule.dates ?? {};
    if (isReversed({ start, end })) return `${name}: hidden, its dates end (${end}) before they begin (${start})`;
    return `${name}: hidden, ${now} (${nameZone(schedule.datesZone)}) is outside ${start || 'always'} to ${end || 'always'}`;
  }
  if (reason === 'hours') return `${name}: hidden, ${explainHours(schedule, around)}`;
  if (reason === 'channels') return `${name}: hidden, no channel is switched on for ${page.device} with a value`;
  return `${name}: not started yet, or another script has drawn it`;
}

/** Tells the owner's panel of `?hadaya_debug=1`, whenever it asks, why each widget does or does not show. */
export function answerDebug(page: ContactPage): void {
  const { context, signal, widgets } = page;
  const { document } = context.environment;
  const explain = (event: Event) => {
    const say: unknown = event instanceof CustomEvent ? event.detail?.say : undefined;
    if (typeof say !== 'function') return;
    const scrolled = readScrollPercent(context.environment);
    for (const widget of widgets) say(explainWidget(page, widget, scrolled));
  };
  document.addEventListener('hadaya:explain', explain, { signal });
}
