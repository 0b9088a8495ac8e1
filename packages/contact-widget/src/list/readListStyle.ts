import { readDirection } from '@hadaya/core';
import type { WidgetModel } from '../frame/index.ts';

/** What list and panels need to know of the page as custom properties, beside the owner's choices. */
export function readListStyle({ design, page }: WidgetModel): Readonly<Record<`--${string}`, string>> {
  return {
    '--chaty-exit-place': `${design.position === 'left' ? '0%' : '100%'} 100%`,
    '--chaty-direction': readDirection(page.context.environment.document.documentElement),
  };
}
