import { amount, anything, type Field, group, isOn, listOf, text } from '@hadaya/core';
import type { Printed } from '../../../start/model/widgetRecord.ts';
import { type DateRange, isInDateRange, readDateRange } from './dateRange.ts';
import { type HoursRule, isKnownDayCode, isOpenAt } from './isOpenAt.ts';
import { readZone, toLocalTime, type Zone } from './localTime.ts';

/** When a widget is on the page, by the site's own clock. */
export interface Schedule {
  readonly dates?: DateRange;
  readonly datesZone: Zone;
  readonly hours?: readonly HoursRule[];
  readonly hoursZone: Zone;
}

const hoursField = group({
  days: amount(Number.NaN),
  startHours: anything({ from: 'start_hours' }),
  startMinutes: anything({ from: 'start_min' }),
  startTime: text('', { from: 'start_time' }),
  endHours: anything({ from: 'end_hours' }),
  endMinutes: anything({ from: 'end_min' }),
  endTime: text('', { from: 'end_time' }),
});

const datesField = group({ start: text('', { from: 'start_date_time' }), end: text('', { from: 'end_date_time' }) });

type Report = Parameters<Field<unknown>['read']>[1]['report'];

function toMinute(hours: unknown, minutes: unknown, time: string): number {
  const [fromHours, fromMinutes] = time.split(':');
  return Number(hours ?? fromHours ?? Number.NaN) * 60 + Number(minutes ?? fromMinutes ?? 0);
}

function readHours(raw: unknown, report: Report): HoursRule[] {
  const rules = listOf(hoursField).read(raw, { path: 'day_hours_scheduling_rules', report });
  return rules.flatMap((rule) => {
    const start = toMinute(rule.startHours, rule.startMinutes, rule.startTime);
    const end = toMinute(rule.endHours, rule.endMinutes, rule.endTime);
    const isKnown = isKnownDayCode(rule.days) && Number.isFinite(start) && Number.isFinite(end);
    if (isKnown) return [{ days: rule.days, start, end }];
    report('a line of the opening hours has an unknown day code or time and matches nothing');
    return [];
  });
}

/** Reads dates, opening hours and their zones; hours without a zone of their own use that of the dates. */
export function readSchedule(triggers: Printed, report: Report): Schedule {
  const hasDates = isOn(triggers.has_date_scheduling_rules);
  const hasHours = isOn(triggers.has_day_hours_scheduling_rules);
  const zone = (given: unknown): Zone => {
    const found = readZone(given);
    if (found.kind === 'unknown')
      report(`the time zone "${found.given}" is unknown and counts as UTC; write it as "Asia/Muscat" or "+4"`);
    return found;
  };
  const context = { path: 'date_scheduling_rules', report };
  return {
    ...(hasDates ? { dates: readDateRange(datesField.read(triggers.date_scheduling_rules, context), report) } : {}),
    datesZone: zone(hasDates ? triggers.time_diff : 0),
    ...(hasHours ? { hours: readHours(triggers.day_hours_scheduling_rules, report) } : {}),
    hoursZone: zone(hasHours ? (triggers.day_time_diff ?? triggers.time_diff) : 0),
  };
}

/** Whether the date rule lets a widget in now. */
export function isInDates({ dates, datesZone }: Schedule, nowMs: number): boolean {
  return !dates || isInDateRange(dates, toLocalTime(datesZone, nowMs).stamp);
}

/** Whether the shop is open now; without opening hours it always is. */
export function isOpenNow({ hours, hoursZone }: Schedule, nowMs: number, weekendDays: readonly number[]): boolean {
  return !hours || isOpenAt(hours, toLocalTime(hoursZone, nowMs), weekendDays);
}
