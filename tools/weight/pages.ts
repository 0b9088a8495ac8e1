/** A page whose weight is held. */
export interface WeighedPage {
  readonly name: string;
  /** Page of the demo, under a theme as shops have it. */
  readonly path: string;
  /** By runtime: what the page is to weigh and in how many requests, and the most that it may weigh until it does. */
  readonly react: PageLimit;
  readonly light: PageLimit;
}

/** Weights are in kB of a thousand bytes. */
export interface PageLimit {
  readonly target: number;
  readonly requests: number;
  readonly most: number;
  readonly mostRequests: number;
}

/** Bytes after gzip that one more request is as bad as. */
export const REQUEST_BYTES = 500;

/** The three kinds of pages that a shop has. A limit may fall to its target; it never rises. */
export const PAGES: readonly WeighedPage[] = [
  {
    name: 'product',
    path: '/product/ceramic-mug/',
    react: { target: 145, requests: 14, most: 155.5, mostRequests: 11 },
    light: { target: 84, requests: 14, most: 96.5, mostRequests: 11 },
  },
  {
    name: 'content',
    path: '/corporate-gifts/',
    react: { target: 145, requests: 14, most: 68.5, mostRequests: 8 },
    light: { target: 84, requests: 14, most: 68.5, mostRequests: 8 },
  },
  {
    name: 'other',
    path: '/about/',
    react: { target: 110, requests: 10, most: 45, mostRequests: 5 },
    light: { target: 50, requests: 10, most: 45, mostRequests: 5 },
  },
];
