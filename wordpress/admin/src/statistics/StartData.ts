export interface StartData {
  /** Today's date in the site's time zone, in the format `2026-12-31`. */
  readonly today: string;
  /** Name of the site's time zone. */
  readonly zone: string;
  /** First day of the week, 0 for Sunday. */
  readonly first: number;
}
