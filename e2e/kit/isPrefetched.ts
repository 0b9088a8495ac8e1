import type { Request } from '@playwright/test';

/** Checks whether a request is a prefetch, which loads a file before the page needs it. */
export function isPrefetched(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? '');
}
