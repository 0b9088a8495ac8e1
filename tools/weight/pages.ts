export interface WeighedPage {
  readonly name: string;
  /** Path in the demo, under a typical theme. */
  readonly path: string;
  /** Limits with the React runtime; `light` contains those with Preact. */
  readonly react: PageLimit;
  readonly light: PageLimit;
}

/** A page's limits; the weight is in kB (1,000 bytes). */
export interface PageLimit {
  readonly most: number;
  readonly mostRequests: number;
}

/**
 * Maximum weight that a page prefetches, in kB. Prefetching waits for an idle connection; the files run when the page
 * is idle or on demand.
 */
export const MOST_AHEAD = 120;

/** Weight that each request adds, in bytes after gzip. */
export const REQUEST_BYTES = 500;

/**
 * The page types of a shop. The limits are guard rails, slightly above the weights measured when they were set; do not
 * merge, split or trim anything because of them. React is loaded on every page once it is idle
 * (docs/decisions/react.md).
 */
export const PAGES: readonly WeighedPage[] = [
  {
    name: 'product',
    path: '/product/ceramic-mug/',
    react: { most: 181, mostRequests: 20 },
    light: { most: 131, mostRequests: 20 },
  },
  {
    name: 'product, pasted',
    path: '/product/ceramic-mug/?scripts=theirs&sheets=theirs',
    react: { most: 181, mostRequests: 20 },
    light: { most: 131, mostRequests: 20 },
  },
  {
    name: 'content',
    path: '/corporate-gifts/',
    react: { most: 160, mostRequests: 17 },
    light: { most: 109, mostRequests: 17 },
  },
  {
    name: 'other',
    path: '/about/',
    react: { most: 129, mostRequests: 11 },
    light: { most: 79, mostRequests: 11 },
  },
];
