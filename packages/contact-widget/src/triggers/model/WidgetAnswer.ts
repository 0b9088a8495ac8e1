import type { Device } from '../../widget/model/index.ts';

/**
 * A widget's state for programs: the second argument of `detail.say` in `hadaya:explain`. The sentence beside it is for
 * people and may change at any time, so programs such as the settings preview read this. Plain values only, because it
 * is posted between windows; contains no visitor data.
 */
export type WidgetAnswer = { readonly part: 'contact'; readonly widget: string } & WidgetDoing;

/** A widget's state, and what keeps it from showing. */
export type WidgetDoing =
  | { readonly kind: 'shown'; readonly open: 'collapsed' | 'list' | 'panel' }
  /** Hidden some seconds after it appeared; 0 if a script of the page hid it. */
  | { readonly kind: 'left'; readonly seconds: number }
  /** 0 for triggers that are off or have fired. */
  | {
      readonly kind: 'waiting';
      readonly seconds: number;
      readonly percent: number;
      readonly scrolled: number;
      readonly isExit: boolean;
    }
  /** Rendering, or not started yet. */
  | { readonly kind: 'drawing' | 'unstarted' }
  /** ISO code; empty if unknown. */
  | { readonly kind: 'country'; readonly country: string; readonly countries: readonly string[] }
  | { readonly kind: 'source'; readonly source: string }
  /** The required cart state. */
  | { readonly kind: 'cart'; readonly expected: 'full' | 'empty' }
  /** Local date and time, `2026-12-31 18:00:00`; empty if that end is open. */
  | {
      readonly kind: 'dates';
      readonly start: string;
      readonly end: string;
      readonly now: string;
      readonly zone: string;
      readonly isReversed: boolean;
    }
  /** The next opening: 0 for Sunday, `08:00`. */
  | { readonly kind: 'hours'; readonly weekday: number; readonly time: string; readonly zone: string }
  | { readonly kind: 'never' }
  /** No channel has a value and is enabled for that device. */
  | { readonly kind: 'channels'; readonly device: Device };
