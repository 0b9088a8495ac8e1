import type { Request } from '@playwright/test';

export function isPrefetched(request: Request): boolean {
  return /prefetch/.test(request.headers()['sec-purpose'] ?? '');
}
