import { isRecord } from '@hadaya/core';

/** How the picture is magnified. */
export interface ZoomSettings {
  /** Factor on the large picture's own size. */
  readonly magnify: number;
  /** Milliseconds of appearing. */
  readonly duration: number;
  /** What starts it with a mouse. */
  readonly on: 'mouseover' | 'click' | 'grab' | 'toggle';
}

const DEFAULTS: ZoomSettings = { magnify: 1, duration: 120, on: 'mouseover' };
const STARTS: readonly ZoomSettings['on'][] = ['mouseover', 'click', 'grab', 'toggle'];

function readPositive(value: unknown, fallback: number, most: number): number {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? Math.min(number, most) : fallback;
}

/** Reads WooCommerce's zoom options; an empty list, as PHP prints it, and unknown values give the defaults. */
export function readZoomSettings(raw: unknown): ZoomSettings {
  if (!isRecord(raw)) return DEFAULTS;
  return {
    magnify: readPositive(raw.magnify, DEFAULTS.magnify, 5),
    duration: readPositive(raw.duration, DEFAULTS.duration, 1000),
    on: STARTS.find((start) => start === raw.on) ?? DEFAULTS.on,
  };
}
