import { isRecord } from '@hadaya/core';
import type { ZoomLook, ZoomPoint } from '../state/index.ts';
import type { Extent } from './frameZoom.ts';
import { readZoomStart, type ZoomStart } from './zoomStart.ts';

/** How the picture is magnified. */
export interface ZoomSettings extends ZoomLook {
  /** What starts it with a mouse. */
  readonly on: ZoomStart;
}

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
