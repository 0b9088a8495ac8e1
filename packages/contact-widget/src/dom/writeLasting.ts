import type { Environment } from '@hadaya/core';

const DAY_MS = 86_400_000;

/** Writes a record `{value, expiry}` into the local storage; lives for whole days. */
export function writeLasting(
  { storage, clock }: Environment,
  key: string,
  { value, days }: { readonly value: unknown; readonly days: number },
): void {
  storage.local.setItem(key, JSON.stringify({ value, expiry: clock.now() + days * DAY_MS }));
}
