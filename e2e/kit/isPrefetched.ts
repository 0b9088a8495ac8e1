import type { Request } from '@playwright/test';

/** Checks whether a request is one of the loader's prefetches, which nothing has requested yet. */
export function isPrefetched(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? '');
}
