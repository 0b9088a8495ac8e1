import { pickReadable } from './model/pickReadable.ts';
import type { WidgetModel } from './WidgetModel.ts';

/** Minimum contrast at which the owner's colours are kept: WCAG's minimum for large text and icons. */
const OWNERS_CONTRAST = 3;

/** Minimum contrast in Hadaya's own look: WCAG's minimum for body text. */
const LOOK_CONTRAST = 4.5;

export function keepReadable({ design }: Pick<WidgetModel, 'design'>, requested: string, ground: string): string {
  return pickReadable(requested, ground, design.isOwnLook ? LOOK_CONTRAST : OWNERS_CONTRAST);
}

const ICON_CONTRAST = 3;

/** White, the lightest background that a focus ring can have. */
const PAPER = '#ffffff';

/** Returns the owner's choices as custom properties, with readable text colours. */
export function readWidgetStyle(model: WidgetModel): Readonly<Record<`--${string}`, string>> {
  const { design, page } = model;
  return {
    '--chaty-z': String(page.context.settings.zIndex),
    '--chaty-size': `${design.size}px`,
    '--chaty-bottom': `${design.bottom}px`,
    '--chaty-side': `${design.sideSpacing}px`,
    '--chaty-colour': design.color,
    ...(design.isOwnLook ? { '--chaty-ring': pickReadable(design.color, PAPER, ICON_CONTRAST) } : {}),
    '--chaty-icon-colour': pickReadable(design.iconColor, design.color, ICON_CONTRAST),
    '--chaty-cta-ground': design.ctaGround,
    '--chaty-cta-colour': keepReadable(model, design.ctaColor, design.ctaGround),
    '--chaty-badge-ground': design.attention.badgeGround,
    '--chaty-badge-colour': keepReadable(model, design.attention.badgeColor, design.attention.badgeGround),
    ...(design.font && design.font !== 'System Stack'
      ? { '--chaty-font': `${design.font}, system-ui, sans-serif` }
      : {}),
  };
}
