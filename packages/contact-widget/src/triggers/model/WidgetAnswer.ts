import type { Device } from '../../widget/model/index.ts';

/**
 * A widget's state for programs: the second argument of `detail.say` in `hadaya:explain`. The sentence in the first
 * argument is for people and may change at any time, so programs such as the settings preview read this state. Apart
 * from the country and the source of the visit, it contains no visitor data. It contains only plain values, because it
 * is posted between windows.
 */
export type WidgetAnswer = { readonly part: 'contact'; readonly widget: string } & WidgetDoing;

export type WidgetDoing =
  | { readonly kind: 'shown'; readonly open: 'collapsed' | 'list' | 'panel' }
  /** The widget hid itself this many seconds after it appeared; 0 if a page script hid it. */
  | { readonly kind: 'left'; readonly seconds: number }
  /** Triggers that have not fired; a number is 0 if its trigger is off or has fired. */
  | {
      readonly kind: 'waiting';
      readonly seconds: number;
      readonly percent: number;
      readonly scrolled: number;
      readonly isExit: boolean;
    }
  /** The widget is rendering, or Hadaya has not started it. */
  | { readonly kind: 'drawing' | 'unstarted' }
  /** The visitor's ISO country code; empty if unknown. */
  | { readonly kind: 'country'; readonly country: string; readonly countries: readonly string[] }
  | { readonly kind: 'source'; readonly source: string }
  | { readonly kind: 'cart'; readonly expected: 'full' | 'empty' }
  /**
   * The current time is outside the dates. The times are in the site's time zone, such as `2026-12-31 18:00:00`; a
   * missing start or end is empty.
   */
  | {
      readonly kind: 'dates';
      readonly start: string;
      readonly end: string;
      readonly now: string;
      readonly zone: string;
      readonly isReversed: boolean;
    }
  /** The next opening: its weekday, such as 0 for Sunday, and its time, such as `08:00`. */
  | { readonly kind: 'hours'; readonly weekday: number; readonly time: string; readonly zone: string }
  | { readonly kind: 'never' }
  /** No channel that is enabled for the device has a value. */
  | { readonly kind: 'channels'; readonly device: Device };
