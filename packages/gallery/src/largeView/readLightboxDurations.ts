import { isRecord } from '@hadaya/core';

const MOST_MS = 1000;

function readDuration(value: unknown): number {
  const ms = Number(value);
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, MOST_MS) : 0;
}

/**
 * Reads the opening and closing durations in milliseconds from WooCommerce's lightbox options; 0 if they are missing.
 */
export function readLightboxDurations(raw: unknown): { readonly show: number; readonly hide: number } {
  const options = isRecord(raw) ? raw : {};
  return { show: readDuration(options.showAnimationDuration), hide: readDuration(options.hideAnimationDuration) };
}
