import { isOn, isRecord } from '@hadaya/core';

/** What the owner chose for the slides. */
export interface SlideSettings {
  readonly hasArrows: boolean;
  readonly effect: 'slide' | 'fade';
  /** Milliseconds of a move, 100 to 1000. */
  readonly speed: number;
  /** Milliseconds a slide stays; 0 when the slides do not move by themselves. */
  readonly autoplayDelay: number;
}

const SPEED = { usual: 300, least: 100, most: 1000 };
const AUTOPLAY_MS = 5000;
const LEAST_AUTOPLAY_MS = 1000;

function readNumber(value: unknown, fallback: number): number {
  const number = Number(value);
  return value !== null && value !== '' && Number.isFinite(number) ? number : fallback;
}

/** Reads the server's slider settings (JSON text of its `data-slick`); nonsense gives the plugin's defaults. */
export function readSlideSettings(text: string | null): SlideSettings {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '{}');
  } catch {
    raw = {};
  }
  const fields = isRecord(raw) ? raw : {};
  const speed = readNumber(fields.speed ?? SPEED.usual, SPEED.usual);
  const delay = Math.max(readNumber(fields.autoplaySpeed ?? AUTOPLAY_MS, AUTOPLAY_MS), LEAST_AUTOPLAY_MS);
  return {
    hasArrows: fields.arrows === undefined || isOn(fields.arrows),
    effect: isOn(fields.fade) ? 'fade' : 'slide',
    speed: Math.min(Math.max(speed, SPEED.least), SPEED.most),
    autoplayDelay: isOn(fields.autoplay) ? delay : 0,
  };
}
