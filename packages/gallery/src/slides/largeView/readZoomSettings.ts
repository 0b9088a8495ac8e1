import { isRecord } from '@hadaya/core';
import type { Extent, ZoomPoint, ZoomSettings } from './frameZoom.ts';
import { readZoomStart } from './zoomStart.ts';

const DEFAULTS: ZoomSettings = { magnify: 1, duration: 120, on: 'mouseover' };

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
    on: readZoomStart(raw),
  };
}

/** The point of a box under a pointer. */
export function readZoomPoint(
  pointer: { readonly clientX: number; readonly clientY: number },
  box: Extent & { readonly left: number; readonly top: number },
): ZoomPoint {
  const part = (at: number, start: number, side: number) =>
    side > 0 ? Math.min(Math.max((at - start) / side, 0), 1) : 0.5;
  return { x: part(pointer.clientX, box.left, box.width), y: part(pointer.clientY, box.top, box.height) };
}
