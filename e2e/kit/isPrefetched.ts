import type { Request } from '@playwright/test';

/** Checks whether the browser marked a request as a prefetch, which is for a file that nothing needs yet. */
export function isPrefetched(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? '');
}
