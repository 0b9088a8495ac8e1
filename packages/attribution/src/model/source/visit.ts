/** One page view, as the tracker sees it. */
export interface Visit {
  /** Address and referrer with which this document was entered. */
  readonly entry: string;
  readonly referrer: string;
  /** Address of the page now. */
  readonly url: string;
  readonly userAgent: string;
  /** 1 when this view still has to be counted, else 0. */
  readonly newPages: number;
  /** The time of the visit as `YYYY-MM-DD HH:MM:SS`. */
  readonly readTime: () => string;
  /** A number in [0, 1). */
  readonly random: number;
}
