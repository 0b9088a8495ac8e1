import { readDirection } from '@hadaya/core';
import type { CSSProperties } from 'react';
import { pickReadable } from '../model/design/colour.ts';
import { keepReadable } from './readable.ts';
import type { WidgetModel } from './WidgetModel.ts';

const ICON_CONTRAST = 3;

/** The owner's choices as custom properties, with text colours that can be read on their grounds. */
export function readWidgetStyle(model: WidgetModel): CSSProperties {
  const { design, page } = model;
  const { settings, environment } = page.context;
  const cornerX = design.side === 'left' ? '0%' : '100%';
  const properties: Record<`--${string}`, string | number> = {
    '--chaty-z': settings.zIndex,
    '--chaty-size': `${design.size}px`,
    '--chaty-bottom': `${design.bottom}px`,
    '--chaty-side': `${design.sideSpacing}px`,
    '--chaty-colour': design.colour,
    '--chaty-icon-colour': pickReadable(design.iconColour, design.colour, ICON_CONTRAST),
    '--chaty-cta-ground': design.ctaGround,
    '--chaty-cta-colour': keepReadable(model, design.ctaColour, design.ctaGround),
    '--chaty-badge-ground': design.badgeGround,
    '--chaty-badge-colour': keepReadable(model, design.badgeColour, design.badgeGround),
    '--chaty-exit-place': `${cornerX} 100%`,
    '--chaty-direction': readDirection(environment.document.documentElement),
    ...(design.font && design.font !== 'System Stack'
      ? { '--chaty-font': `${design.font}, system-ui, sans-serif` }
      : {}),
  };
  return properties;
}
