import type { Request } from '@playwright/test';

/** Whether the loader fetches a file ahead, when the page rests: nobody has asked for it. */
export function isAhead(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? '');
}
