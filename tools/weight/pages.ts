/** A page whose weight is held. */
export interface WeighedPage {
  readonly name: string;
  /** Page of the demo, under a theme as shops have it. */
  readonly path: string;
  /** By runtime: the most that it may weigh, and in how many requests. */
  readonly react: PageLimit;
  readonly light: PageLimit;
}

/** Weights are in kB of a thousand bytes. */
export interface PageLimit {
  readonly most: number;
  readonly mostRequests: number;
}

/** The most that may be fetched ahead on one page, in kB: it waits for an idle line, and is run at rest or when somebody asks for it. */
export const MOST_AHEAD = 120;

/** Bytes after gzip that one more request is as bad as. */
export const REQUEST_BYTES = 500;

/**
 * The kinds of pages that a shop has. The limits are guard rails with room, a little over what the pages weighed when
 * they were set: nobody joins, splits or trims anything for them. React comes to every page once it rests (docs/decisions/react.md).
 */
export const PAGES: readonly WeighedPage[] = [
  {
    name: 'product',
    path: '/product/ceramic-mug/',
    react: { most: 192, mostRequests: 20 },
    light: { most: 131, mostRequests: 20 },
  },
  {
    name: 'product, pasted',
    path: '/product/ceramic-mug/?scripts=theirs&sheets=theirs',
    react: { most: 192, mostRequests: 20 },
    light: { most: 131, mostRequests: 20 },
  },
  {
    name: 'content',
    path: '/corporate-gifts/',
    react: { most: 170, mostRequests: 17 },
    light: { most: 109, mostRequests: 17 },
  },
  {
    name: 'other',
    path: '/about/',
    react: { most: 140, mostRequests: 11 },
    light: { most: 79, mostRequests: 11 },
  },
];
