import type { Device } from '../../widget/model/index.ts';

/**
 * What a widget does now, as it tells programs: the second argument of `detail.say` of `hadaya:explain`. The sentence beside it is
 * for people and may be worded anew at any time; who reads the widget by a program (the settings' preview does) reads this.
 * Plain values only, for it is sent between windows; nothing in it is a visitor's.
 */
export type WidgetAnswer = { readonly part: 'contact'; readonly widget: string } & WidgetDoing;

/** What a widget does, and what keeps it from showing. */
export type WidgetDoing =
  | { readonly kind: 'shown'; readonly open: 'collapsed' | 'list' | 'panel' }
  /** Some seconds after it had come; 0 when a script of the page has hidden it. */
  | { readonly kind: 'left'; readonly seconds: number }
  /** 0 for what it does not wait for. */
  | {
      readonly kind: 'waiting';
      readonly seconds: number;
      readonly percent: number;
      readonly scrolled: number;
      readonly isExit: boolean;
    }
  /** Being drawn, or not begun yet. */
  | { readonly kind: 'drawing' | 'unstarted' }
  /** ISO code, empty where nobody knows it. */
  | { readonly kind: 'country'; readonly country: string; readonly countries: readonly string[] }
  | { readonly kind: 'source'; readonly source: string }
  /** What the cart would have to be. */
  | { readonly kind: 'cart'; readonly wanted: 'full' | 'empty' }
  /** Local date and time, `2026-12-31 18:00:00`; an end that is not set is empty. */
  | {
      readonly kind: 'dates';
      readonly start: string;
      readonly end: string;
      readonly now: string;
      readonly zone: string;
      readonly isReversed: boolean;
    }
  /** When it shows next: 0 for Sunday, `08:00`. */
  | { readonly kind: 'hours'; readonly weekday: number; readonly time: string; readonly zone: string }
  | { readonly kind: 'never' }
  /** No channel has a value and is switched on for that kind of screen. */
  | { readonly kind: 'channels'; readonly device: Device };
