import { group, type SettingsOf } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';
import { isGiven } from './isGiven.ts';
import { lookFields } from './lookFields.ts';

type Look = SettingsOf<typeof lookFields>;

/** A widget's appearance settings, and values derived from combinations of them. */
export interface WidgetDesign extends Omit<Look, 'side' | 'ctaText'> {
  /** True for Hadaya's look, false for the replaced plugin's. */
  readonly isOwnLook: boolean;
  /** True if the channel card replaces the list. */
  readonly isChatView: boolean;
  /** True if the card lists its channels as rows with names. */
  readonly hasRows: boolean;
  /** The call to action, with and without markup. */
  readonly cta: string;
  readonly ctaText: string;
  readonly hasCloseButton: boolean;
  /** The side opposite `position`; the call to action and the tooltips appear there. */
  readonly away: Look['position'];
  readonly isHorizontal: boolean;
  /** Side of the tooltips: away from the window's edge, or above the icons of a horizontal list. */
  readonly tips: 'left' | 'right' | 'top';
  readonly sideSpacing: number;
}

const DEFAULT_SIZE = 54;

const stripTags = (source: string) =>
  // oxlint-disable-next-line redos/no-vulnerable -- an owner’s text of 5,000 characters at most.
  decodeText(source.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

export interface DesignContext {
  /** True if the page opts into Hadaya's look. */
  readonly isOwnLook: boolean;
  /** Number of channels for this device; a single channel is the launcher itself and needs no card. */
  readonly channelCount: number;
}

export function readDesign(
  raw: Readonly<Record<string, unknown>>,
  report: (message: string) => void,
  page: DesignContext = { isOwnLook: false, channelCount: 0 },
): WidgetDesign {
  const look = group(lookFields).read(raw, { path: 'widget', report });
  const { ctaText: cta, position, side, size } = look;
  const isOwnLook = look.design === 'page' ? page.isOwnLook : look.design === 'hadaya';
  const hasRows = isOwnLook && look.layout === 'card';
  const isChatView = isGiven(raw.chat) || (hasRows && page.channelCount > 1);
  const isHorizontal = look.layout === 'horizontal' && !isChatView;
  const away = position === 'left' ? 'right' : 'left';
  return {
    ...look,
    isOwnLook,
    isChatView,
    hasRows,
    cta,
    ctaText: stripTags(cta),
    hasCloseButton: look.closable || isChatView || look.opens !== 'open',
    away,
    isHorizontal,
    tips: isHorizontal ? 'top' : away,
    sideSpacing: side,
    size: size > 0 ? size : DEFAULT_SIZE,
  };
}

/** Fonts that need no download; any other font loads from the font service. */
const SYSTEM_FONTS =
  /^(?:System Stack|Arial|Tahoma|Verdana|Helvetica|Times New Roman|Trebuchet MS|Georgia|inherit|system-ui)$/i;

/** A valid font name: up to 60 letters, digits, spaces, dots, hyphens and underscores. */
const FONT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

/** Returns whether a font must be loaded from the font service. */
export function isWebFont(font: string): boolean {
  return FONT_NAME.test(font) && !SYSTEM_FONTS.test(font);
}
