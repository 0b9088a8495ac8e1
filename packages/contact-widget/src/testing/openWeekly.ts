import { coversDay, type HoursRule } from '../hours/model/HoursRule.ts';
import { findOpening, isOpenOn } from '../hours/model/isOpenOn.ts';

type Moment = { readonly weekday: number; readonly minute: number };

const weekly = (hours: readonly HoursRule[]) => ({ hours, exceptions: [] });
const dated = (moment: Moment) => ({ ...moment, stamp: '2026-01-04 00:00:00' });
const covers = (weekend: readonly number[]) => (rule: HoursRule, weekday: number) =>
  coversDay(rule.days, weekday, weekend);

export function isOpenAt(rules: readonly HoursRule[], moment: Moment, weekend: readonly number[]): boolean {
  return isOpenOn(weekly(rules), dated(moment), covers(weekend));
}

export function findNextOpening(rules: readonly HoursRule[], moment: Moment, weekend: readonly number[]) {
  const next = findOpening(weekly(rules), dated(moment), covers(weekend));
  return next && { weekday: next.weekday, minute: next.minute };
}
