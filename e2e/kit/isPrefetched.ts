import type { Request } from '@playwright/test';

/** Checks whether a request is one of the loader's prefetches, for files that nothing needs yet. */
export function isPrefetched(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? '');
}
