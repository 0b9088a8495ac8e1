import { amount, flag, isRecord, parseSettings } from '@hadaya/core';

export interface SlideSettings {
  readonly hasArrows: boolean;
  readonly effect: 'slide' | 'fade';
  /** Duration of a move in milliseconds, 100 to 1000. */
  readonly speed: number;
  /** Time for which autoplay shows each slide, in milliseconds; 0 without autoplay. */
  readonly autoplayDelay: number;
}

const FIELDS = {
  hasArrows: flag(true, { from: 'arrows' }),
  isFading: flag(false, { from: 'fade' }),
  speed: amount(300, { from: 'speed', min: 100, max: 1000 }),
  isMoving: flag(false, { from: 'autoplay' }),
  delay: amount(5000, { from: 'autoplaySpeed', min: 1000 }),
};

/** Reads the server's slider settings (the JSON in `data-slick`); invalid JSON gives the plugin's defaults. */
export function readSlideSettings(text: string | null): SlideSettings {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? '');
  } catch {}
  const values = isRecord(raw) ? raw : {};
  const { settings } = parseSettings(FIELDS, [{ name: 'data-slick', values, kind: 'server' }]);
  const { hasArrows, isFading, speed, isMoving, delay } = settings;
  return { hasArrows, effect: isFading ? 'fade' : 'slide', speed, autoplayDelay: isMoving ? delay : 0 };
}
