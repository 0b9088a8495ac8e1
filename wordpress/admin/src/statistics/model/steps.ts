import { type Compared, type DayCounts, sumUp } from './Report.ts';

/** The period that one bar of a chart covers. */
export type StepKind = 'day' | 'week' | 'month';

/** One bar: its days and their counts. */
export interface Step extends Compared {
  readonly from: string;
  readonly to: string;
}

const MOST_DAYS = 62;
const MOST_WEEKS = 400;

/**
 * Returns the period that a bar covers in a chart of the given number of days, so that the bars stay distinguishable.
 */
export function stepKindOf(days: number): StepKind {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS ? 'week' : 'month';
}

/** Returns the weekday of a date, 0 for Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Checks whether a day starts a new bar; `weekStart` is the first day of the week, 0 for Sunday. */
function begins(day: string, kind: StepKind, weekStart: number): boolean {
  if (kind === 'day') return true;
  return kind === 'week' ? weekdayOf(day) === weekStart : day.endsWith('-01');
}

/** Groups days into bars. The first and last bar may have fewer days. */
export function gatherSteps(days: readonly DayCounts[], weekStart: number): readonly Step[] {
  const kind = stepKindOf(days.length);
  const groups: DayCounts[][] = [];
  for (const one of days) {
    const last = groups.at(-1);
    if (!last || begins(one.day, kind, weekStart)) groups.push([one]);
    else last.push(one);
  }
  return groups.map((group) => ({ from: group[0]?.day ?? '', to: group.at(-1)?.day ?? '', ...sumUp(group) }));
}

/** Rounds a chart's largest value up to a readable maximum for the axis. */
export function roundUp(most: number): number {
  if (most <= 5) return Math.max(most, 1);
  const size = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((times) => times * size >= most) ?? 10;
  return Math.ceil(step * size);
}
