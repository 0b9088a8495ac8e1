import type { Report } from './Report.ts';

/** Why there is nothing to see. */
export type Emptiness =
  /** The widget is not shown: nothing can be counted. */
  | 'off'
  /** It is shown and its owner does not want it counted. */
  | 'uncounted'
  /** Nothing was ever counted. */
  | 'fresh'
  /** The days lie before the first that was counted. */
  | 'early'
  /** Nobody has seen the widget on these days. */
  | 'quiet';

/** Why nothing was counted on the days of a report. */
export function whyEmpty({ rest, first, to }: Pick<Report, 'rest' | 'first' | 'to'>): Emptiness {
  if (first !== '' && to < first) return 'early';
  if (rest === 'off' || rest === 'uncounted') return rest;
  return first === '' ? 'fresh' : 'quiet';
}
