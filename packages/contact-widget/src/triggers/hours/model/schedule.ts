import { amount, type Field, group, type SettingsOf } from '@hadaya/core';
import type { Printed } from '../../../start/model/widgetRecord.ts';
import { datesFields, hoursFields } from '../../../widget/model/hoursFields.ts';
import { isGiven } from '../../../widget/model/isGiven.ts';
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

const [datesGroup, hoursGroup] = [group(datesFields), group(hoursFields)];

const dayField = amount(Number.NaN);

type Report = Parameters<Field<unknown>['read']>[1]['report'];

function toMinute(time: string): number {
  const [hours = '', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function readHours(lines: SettingsOf<typeof hoursFields>['lines'], report: Report): HoursRule[] {
  return lines.flatMap(({ days, start: from, end: until }) => {
    const [start, end] = [toMinute(from), toMinute(until)];
    return [days].flat().flatMap((day) => {
      const code = dayField.read(day, { path: 'days', report: () => {} });
      const isKnown = isKnownDayCode(code) && Number.isFinite(start) && Number.isFinite(end);
      if (isKnown) return [{ days: code, start, end }];
      report('a line of the opening hours has an unknown day code or time and matches nothing');
      return [];
    });
  });
}

/** Reads dates, opening hours and their zones; hours without a zone of their own use that of the dates. */
export function readSchedule(widget: Printed, report: Report): Schedule {
  const dates = isGiven(widget.dates) ? datesGroup.read(widget.dates, { path: 'dates', report }) : undefined;
  const hours = isGiven(widget.hours) ? hoursGroup.read(widget.hours, { path: 'hours', report }) : undefined;
  const zone = (given: unknown): Zone => {
    const found = readZone(given);
    if (found.kind === 'unknown')
      report(`the time zone "${found.given}" is unknown and counts as UTC; write it as "Asia/Muscat" or "+4"`);
    return found;
  };
  return {
    ...(dates ? { dates: readDateRange(dates, report) } : {}),
    datesZone: zone(dates?.zone ?? 0),
    ...(hours ? { hours: readHours(hours.lines, report) } : {}),
    hoursZone: zone(hours?.zone ?? dates?.zone ?? 0),
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
