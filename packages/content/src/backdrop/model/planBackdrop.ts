import { isOn, isRecord } from '@hadaya/core';

export interface BackdropPlan {
  /** URLs of the pictures as the builder prints them, in display order. */
  readonly pictures: readonly string[];
  readonly isInfinite: boolean;
  /** Display time of a picture in milliseconds. */
  readonly delay: number;
  /** Duration of a transition between pictures, in milliseconds. */
  readonly speed: number;
  readonly effect: 'fade' | 'slide';
  /** Direction from which the next picture slides in. */
  readonly from: 'right' | 'left' | 'below' | 'above';
  /** Direction of the current picture's slow zoom; `undefined` for no zoom. */
  readonly kenBurns: 'in' | 'out' | undefined;
}

const DELAY_MS = 5000;
const SPEED_MS = 500;
const PREFIX = 'background_slideshow_';
const FROM: Readonly<Record<string, BackdropPlan['from']>> = {
  slide_left: 'right',
  slide_right: 'left',
  slide_up: 'below',
  slide_down: 'above',
};

/** Reads the settings of a background; missing switches are off, and missing durations use the builder's defaults. */
export function planBackdrop(values: Readonly<Record<string, unknown>>): BackdropPlan {
  const read = (name: string) => values[`${PREFIX}${name}`];
  const printed = read('gallery');
  const gallery: readonly unknown[] = Array.isArray(printed) ? printed : [];
  const readTime = (name: string, fallback: number) => {
    const time = Number(read(name) ?? fallback);
    return time >= 0 ? time : fallback;
  };
  const from = FROM[String(read('slide_transition'))];
  return {
    pictures: gallery.flatMap((picture) => (isRecord(picture) && typeof picture.url === 'string' ? [picture.url] : [])),
    isInfinite: isOn(read('loop')),
    delay: readTime('slide_duration', DELAY_MS) || DELAY_MS,
    speed: readTime('transition_duration', SPEED_MS),
    effect: from ? 'slide' : 'fade',
    from: from ?? 'right',
    kenBurns: isOn(read('ken_burns')) ? (read('ken_burns_zoom_direction') === 'out' ? 'out' : 'in') : undefined,
  };
}
