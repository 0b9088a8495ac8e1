import { group, type SettingsOf } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';
import { isGiven } from './isGiven.ts';
import { lookFields } from './lookFields.ts';

type Look = SettingsOf<typeof lookFields>;

/** How a widget looks and opens, with the rules between its settings applied. */
export interface WidgetDesign extends Omit<Look, 'side' | 'ctaText'> {
  /** Hadaya's look, not the replaced plugin's. */
  readonly isOwnLook: boolean;
  /** A card that greets takes the place of the list. */
  readonly isChatView: boolean;
  /** The channels on that card are rows with names. */
  readonly hasRows: boolean;
  /** The call to action with its markup, and without. */
  readonly cta: string;
  readonly ctaText: string;
  readonly hasCloseButton: boolean;
  /** The other side, where the call to action stands. */
  readonly away: Look['position'];
  readonly isHorizontal: boolean;
  /** Where tooltips stand: away from the edge, above a horizontal list (rule 21). */
  readonly tips: 'left' | 'right' | 'top';
  readonly sideSpacing: number;
}

const DEFAULT_SIZE = 54;

const stripTags = (source: string) =>
  // oxlint-disable-next-line redos/no-vulnerable -- an owner’s text of 5,000 characters at most.
  decodeText(source.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** What of the page decides about a widget's look. */
export interface DesignPlace {
  /** The page asks for Hadaya's look. */
  readonly isOwnLook: boolean;
  /** Channels that this device gets: a single one is the launcher itself and needs no card. */
  readonly channelCount: number;
}

/** Reads how a widget looks. */
export function readDesign(
  raw: Readonly<Record<string, unknown>>,
  report: (message: string) => void,
  page: DesignPlace = { isOwnLook: false, channelCount: 0 },
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

/** Fonts that every system has; anything else is asked for at the font service. */
const SYSTEM_FONTS =
  /^(?:System Stack|Arial|Tahoma|Verdana|Helvetica|Times New Roman|Trebuchet MS|Georgia|inherit|system-ui)$/i;

/** A name that the font service can know: letters, digits and what stands between them. */
const FONT_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

/** Whether an owner's font has to come from the font service. */
export function isWebFont(font: string): boolean {
  return FONT_NAME.test(font) && !SYSTEM_FONTS.test(font);
}
