import type { ContactPage } from '../ContactPage.ts';
import type { WidgetRecord } from '../model/settings/widgetRecord.ts';
import { readClockText } from '../model/time/clockText.ts';
import { isReversed } from '../model/time/dateRange.ts';
import { toLocalTime, WEEKDAYS } from '../model/time/localTime.ts';
import { findNextOpening } from '../model/time/openingHours.ts';
import type { Schedule } from '../model/time/schedule.ts';
import { nameZone } from '../model/time/zone.ts';
import { findSuppression, type Surroundings } from '../model/triggers/gates.ts';
import { lookAround } from './lookAround.ts';
import { readCountryNow } from './readCountry.ts';
import { readWidgetSchedule } from './readWidgetSchedule.ts';

function explainHours({ hours = [], hoursZone }: Schedule, { nowMs, weekendDays }: Surroundings): string {
  const next = findNextOpening(hours, toLocalTime(hoursZone, nowMs), weekendDays);
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
export function explainWidget(page: ContactPage, widget: WidgetRecord, scrolled: number): string {
  const name = `contact widget ${widget.id}`;
  const state = page.store.getState()[widget.id];
  const around = lookAround(page, readCountryNow(page.context.environment));
  const schedule = readWidgetSchedule(page, widget);
  if (state?.phase === 'active') return `${name}: shown (${state.open.kind})`;
  if (state?.phase === 'gone')
    return `${name}: has left after ${widget.hideAfterSeconds ?? 0} s or was hidden by the page`;
  if (state) return `${name}: waiting for ${explainTriggers(widget, scrolled) || 'its drawing'}`;
  const reason = findSuppression(widget, schedule, around);
  if (reason === 'country')
    return `${name}: hidden, the country "${around.country}" is not among ${widget.countries.join(', ')}`;
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
