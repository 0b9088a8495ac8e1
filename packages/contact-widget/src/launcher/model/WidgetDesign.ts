import { amount, type Field, flag, group, isOn, oneOf, type SettingsOf, text } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import { colour } from './colour.ts';
import { decodeText, plain } from './decodeText.ts';

const EFFECTS = [
  'none',
  'sheen',
  'spin',
  'pulse',
  'pulse-icon',
  'jump',
  'bounce',
  'waggle',
  'blink',
  'floating',
  'fade',
  'shockwave',
] as const;

/** Attention effects; `bounce` is an old name of `jump`. */
export type Effect = Exclude<(typeof EFFECTS)[number], 'bounce'>;

const DEFAULT_SPACING = 25;
const DEFAULT_SIZE = 54;

/** A text setting that may carry a little markup. */
export const markup = (from: string): Field<string> => {
  const field = text('', { from });
  return { from, read: (raw, context) => decodeEntities(field.read(raw, context)) };
};

/** Anything but a word for "off" is on: the free plugin prints `1`, the paid one `yes`. */
const onUnlessOff = (from: string): Field<boolean> => ({
  from,
  read: (raw) => raw === undefined || raw === null || raw === '' || isOn(raw),
});

const custom: Field<'left' | 'right'> = {
  from: 'custom_position',
  read: (raw) => (raw === 'right' ? 'right' : 'left'),
};

const designFields = {
  view: oneOf(['simple-view', 'chat-view'], 'simple-view', { from: 'cta_type' }),
  cta: markup('cta_text'),
  ctaColour: colour('cta_text_color', '#333333'),
  ctaGround: colour('cta_bg_color', '#ffffff'),
  showCta: oneOf(['first_click', 'all_time'], 'first_click', { from: 'show_cta' }),
  defaultState: oneOf(['click', 'hover', 'open'], 'click', { from: 'default_state' }),
  hasCloseButton: onUnlessOff('show_close_button'),
  closeText: plain('close_text', 'Hide'),
  position: oneOf(['right', 'left', 'custom'], 'right'),
  customSide: custom,
  bottom: amount(DEFAULT_SPACING, { from: 'bottom_spacing', min: 0, max: 2000 }),
  sideSpacing: amount(DEFAULT_SPACING, { from: 'side_spacing', min: 0, max: 2000 }),
  iconView: oneOf(['vertical', 'horizontal'], 'vertical', { from: 'icon_view' }),
  size: amount(DEFAULT_SIZE, { from: 'widget_size', min: 0, max: 2000 }),
  icon: oneOf(['chat-base', 'chat-smile', 'chat-bubble', 'chat-db', 'chat-image', 'chat-fa-icon'], 'chat-base', {
    from: 'widget_icon',
  }),
  iconUrl: plain('widget_icon_url'),
  /** Class names of an icon font that the page carries. */
  fontIcon: text('', { from: 'widget_fa_icon', maxLength: 100 }),
  colour: colour('widget_color', '#a886cd'),
  iconColour: colour('widget_icon_color', '#ffffff'),
  effect: oneOf(EFFECTS, 'none', { from: 'attention_effect' }),
  hasBadge: flag(false, { from: 'is_pending_mesg_enabled' }),
  badgeCount: amount(1, { from: 'pending_mesg_count', whole: true, min: 0, max: 999 }),
  badgeColour: colour('pending_mesg_count_color', '#ffffff'),
  badgeGround: colour('pending_mesg_count_bgcolor', '#dd0000'),
  hasBlur: flag(false, { from: 'bg_blur_effect' }),
  font: plain('font_family'),
  hasAnalytics: flag(false, { from: 'is_google_analytics_enabled' }),
  hasCustomCss: flag(true, { from: 'has_custom_css' }),
  customCss: text('', { from: 'custom_css', maxLength: 10_000_000 }),
};

type Printed = SettingsOf<typeof designFields>;

/** How a widget looks and opens, with the plugin's rules between its settings applied. */
export interface WidgetDesign extends Omit<Printed, 'effect'> {
  readonly isChatView: boolean;
  /** A physical side: it does not turn with the writing direction. */
  readonly side: 'left' | 'right';
  /** The other side, where the call to action stands. */
  readonly away: 'left' | 'right';
  readonly isHorizontal: boolean;
  /** Where tooltips stand: away from the edge, above a horizontal list (rule 21). */
  readonly tips: 'left' | 'right' | 'top';
  readonly effect: Effect;
  /** The call to action without its markup. */
  readonly ctaText: string;
}

const stripTags = (source: string) =>
  decodeText(source.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the settings object of a widget. */
export function readDesign(raw: unknown, report: (message: string) => void): WidgetDesign {
  const printed = group(designFields).read(raw, { path: 'settings', report });
  const isChatView = printed.view === 'chat-view';
  const isHorizontal = printed.iconView === 'horizontal' && !isChatView;
  const side = printed.position === 'custom' ? printed.customSide : printed.position;
  const away = side === 'left' ? 'right' : 'left';
  return {
    ...printed,
    isChatView,
    side,
    away,
    isHorizontal,
    tips: isHorizontal ? 'top' : away,
    hasCloseButton: printed.hasCloseButton || isChatView || printed.defaultState !== 'open',
    size: printed.size > 0 ? printed.size : DEFAULT_SIZE,
    effect: printed.effect === 'bounce' ? 'jump' : printed.effect,
    ctaText: stripTags(printed.cta),
  };
}

/** Fonts that every system has; anything else is asked for at the font service. */
const SYSTEM_FONTS =
  /^(?:System Stack|Arial|Tahoma|Verdana|Helvetica|Times New Roman|Trebuchet MS|Georgia|inherit|system-ui)$/i;

/** A name that the font service can know: letters, digits and what stands between them. */
const FONT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

/** Whether an owner's font has to come from the font service. */
export function isWebFont(font: string): boolean {
  return FONT_NAME.test(font) && !SYSTEM_FONTS.test(font);
}
