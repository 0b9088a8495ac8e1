import { isRecord } from '@hadaya/core';
import type { ZoomLook, ZoomPoint } from '../state/index.ts';
import type { Extent } from './frameZoom.ts';
import { readZoomStart, type ZoomStart } from './zoomStart.ts';

export interface ZoomSettings extends ZoomLook {
  readonly on: ZoomStart;
}

const DEFAULTS: ZoomSettings = { magnify: 1, duration: 120, on: 'mouseover' };

function readPositive(value: unknown, fallback: number, most: number): number {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? Math.min(number, most) : fallback;
}

/** Unknown values, and an empty list (which is how PHP prints empty options), give the defaults. */
export function readZoomSettings(raw: unknown): ZoomSettings {
  if (!isRecord(raw)) return DEFAULTS;
  return {
    magnify: readPositive(raw.magnify, DEFAULTS.magnify, 5),
    duration: readPositive(raw.duration, DEFAULTS.duration, 1000),
    on: readZoomStart(raw),
  };
}

/** Returns the pointer's position within a box, from 0 to 1. */
export function readZoomPoint(
  pointer: { readonly clientX: number; readonly clientY: number },
  box: Extent & { readonly left: number; readonly top: number },
): ZoomPoint {
  const part = (at: number, start: number, side: number) =>
    side > 0 ? Math.min(Math.max((at - start) / side, 0), 1) : 0.5;
  return { x: part(pointer.clientX, box.left, box.width), y: part(pointer.clientY, box.top, box.height) };
}
