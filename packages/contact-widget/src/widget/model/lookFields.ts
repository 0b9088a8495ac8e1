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

/** A widget's look and opening behaviour, by its public setting names. */
export const lookFields = {
  /** Text beside the button; basic markup is kept. */
  ctaText: markup(),
  /** Colour of the text beside the button. */
  ctaColor: colour('#333333'),
  /** Background colour of the text beside the button. */
  ctaGround: colour('#ffffff'),
  /** Keep the text after the first click. */
  ctaAlways: flag(false),
  /** Trigger that opens the channels: a click, hovering, or the page load. */
  opens: oneOf(['click', 'hover', 'open'], 'click'),
  /** Show a close button; without it, channels that open immediately cannot be closed. */
  closable: flag(true),
  /** Label of the close button; if empty, the default label is used. */
  closeText: plain(),
  /** Physical side, independent of the writing direction. */
  position: oneOf(['right', 'left'], 'right'),
  /** Distance from the bottom in pixels. */
  bottom: amount(25, { min: 0, max: 2000 }),
  /** Distance from the side in pixels. */
  side: amount(25, { min: 0, max: 2000 }),
  /** Look: Hadaya’s, Chaty’s, or the look that the page selects with `data-hadaya-look`. */
  design: oneOf(['hadaya', 'chaty', 'page'], 'hadaya'),
  /** Colour scheme in Hadaya’s look: light, dark, or the device’s. */
  scheme: oneOf(['light', 'auto', 'dark'], 'light'),
  /**
   * Layout: rows with names on a card (in Hadaya’s look; otherwise the same as `vertical`), or icons above or beside
   * the button.
   */
  layout: oneOf(['card', 'vertical', 'horizontal'], 'card'),
  /** Usual response time, shown on the card during opening hours; if empty, nothing is shown. */
  answers: oneOf(['', 'minutes', 'hour', 'day'], ''),
  /** Size of the button in pixels. */
  size: amount(54, { min: 0, max: 2000 }),
  /** Icon of the button. */
  icon: oneOf(['chat-base', 'chat-smile', 'chat-bubble', 'chat-db', 'chat-image', 'chat-fa-icon'], 'chat-base'),
  /** URL of the picture for `chat-image`. */
  iconImage: plain(),
  /** Class names of the page’s icon font, for `chat-fa-icon`. */
  iconFont: text('', { maxLength: 100 }),
  /** Colour of the button and of the form’s header. */
  color: colour('#7a5c2e'),
  /** Colour of the icon. */
  iconColor: colour('#ffffff'),
  /** Attention effects until the first click. */
  attention: group({
    /** Animation of the button. */
    effect: oneOf(EFFECTS, 'none'),
    /** Show a number on the button, as for unread messages. */
    badge: flag(false),
    /** The number shown on the button. */
    badgeCount: amount(1, { whole: true, min: 0, max: 999 }),
    /** Text colour of the number. */
    badgeColor: colour('#ffffff'),
    /** Background colour of the number. */
    badgeGround: colour('#dd0000'),
    /** Blur the page while the channels are open. */
    blur: flag(false),
  }),
  /** Font; fonts other than system fonts load from Google. */
  font: plain(),
  /** Report clicks to the page’s Google Analytics. */
  analytics: flag(false),
  /** CSS for this widget only. */
  css: text('', { maxLength: 10_000_000 }),
};

/** Settings of the card that shows a greeting and the channels in place of the plain list. */
export const chatFields = {
  /** Apply these settings; if off, they are kept but not used. */
  enabled,
  /** Headline; `{title}` inserts the page’s title. */
  head: plain(),
  /** Greeting with basic markup; `{title}` and `{url}` insert the page’s title and URL. */
  body: markup(),
  /** Background colour of the headline; defaults to the widget’s colour. */
  color: colour(''),
  /** Colour of the headline; defaults to the icon’s colour. */
  textColor: colour(''),
};
