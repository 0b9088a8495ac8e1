import { amount, flag, group, oneOf, text } from '@hadaya/core';
import { enabled } from './isGiven.ts';
import { colour, markup, plain } from './plain.ts';

const EFFECTS = [
  'none',
  'sheen',
  'spin',
  'pulse',
  'pulse-icon',
  'jump',
  'waggle',
  'blink',
  'floating',
  'fade',
  'shockwave',
] as const;

/** How a widget looks and opens, by the names under which everybody writes it. */
export const lookFields = {
  /** Text beside the button; a little markup is kept. */
  ctaText: markup(),
  /** Its colour. */
  ctaColor: colour('#333333'),
  /** The colour behind it. */
  ctaGround: colour('#ffffff'),
  /** On: it stays after the first click. */
  ctaAlways: flag(false),
  /** When the channels open: at a click, when the mouse comes near, or at once. */
  opens: oneOf(['click', 'hover', 'open'], 'click'),
  /** Off: channels that open at once cannot be closed. */
  closable: flag(true),
  /** Name of the button that closes; empty for the usual one. */
  closeText: plain(),
  /** A physical side: it does not turn with the writing direction. */
  position: oneOf(['right', 'left'], 'right'),
  /** Pixels from the bottom. */
  bottom: amount(25, { min: 0, max: 2000 }),
  /** Pixels from the side. */
  side: amount(25, { min: 0, max: 2000 }),
  /** How the channels stand. */
  layout: oneOf(['vertical', 'horizontal'], 'vertical'),
  /** Size of the button in pixels. */
  size: amount(54, { min: 0, max: 2000 }),
  /** Sign of the button. */
  icon: oneOf(['chat-base', 'chat-smile', 'chat-bubble', 'chat-db', 'chat-image', 'chat-fa-icon'], 'chat-base'),
  /** Address of the picture of `chat-image`. */
  iconImage: plain(),
  /** Class names of an icon font that the page carries, for `chat-fa-icon`. */
  iconFont: text('', { maxLength: 100 }),
  /** Colour of the button, and of the form's head. */
  color: colour('#7a5c2e'),
  /** Colour of its sign. */
  iconColor: colour('#ffffff'),
  /** What draws attention until the first click. */
  attention: group({
    /** How the button moves. */
    effect: oneOf(EFFECTS, 'none'),
    /** A number on the button, as for unread messages. */
    badge: flag(false),
    /** That number. */
    badgeCount: amount(1, { whole: true, min: 0, max: 999 }),
    /** Its colour. */
    badgeColor: colour('#ffffff'),
    /** The colour behind it. */
    badgeGround: colour('#dd0000'),
    /** The page is blurred while the channels are open. */
    blur: flag(false),
  }),
  /** Font of the widget; another than the usual system fonts comes from Google. */
  font: plain(),
  /** Tells the page's Google Analytics of clicks. */
  analytics: flag(false),
  /** CSS for this widget alone. */
  css: text('', { maxLength: 10_000_000 }),
};

/** The card that greets visitors instead of a list of channels. */
export const chatFields = {
  /** Off: kept, and not used. */
  enabled,
  /** Headline; `{title}` stands for the page's title. */
  head: plain(),
  /** Greeting; a little markup is kept, `{title}` and `{url}` stand for the page. */
  body: markup(),
  /** Colour behind the headline; empty for the widget's. */
  color: colour(''),
  /** Colour of the headline; empty for that of the sign. */
  textColor: colour(''),
};
