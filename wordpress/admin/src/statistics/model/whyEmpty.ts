import type { Report } from './Report.ts';

export type Emptiness =
  /** The widget is not shown, so nothing can be counted. */
  | 'off'
  /** The widget is shown, but counting is off. */
  | 'uncounted'
  /** Nothing was ever counted. */
  | 'fresh'
  /** The selected days are before the first count. */
  | 'early'
  /** No visitor saw the widget on the selected days. */
  | 'quiet';

export function whyEmpty({ rest, first, to }: Pick<Report, 'rest' | 'first' | 'to'>): Emptiness {
  if (first !== '' && to < first) return 'early';
  if (rest === 'off' || rest === 'uncounted') return rest;
  return first === '' ? 'fresh' : 'quiet';
}
