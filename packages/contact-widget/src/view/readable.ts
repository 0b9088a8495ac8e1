import { pickReadable } from '../model/design/colour.ts';
import type { WidgetModel } from './WidgetModel.ts';

/** The least contrast at which an owner's pair of colours stays as chosen: that of large text and of signs. */
const OWNERS_CONTRAST = 3;

/** The shop's own look promises the contrast of running text. */
const LOOK_CONTRAST = 4.5;

/** The owner's text colour as chosen while it can be read on the owner's ground, else ink or white. */
export function keepReadable({ isOwnLook }: Pick<WidgetModel, 'isOwnLook'>, wanted: string, ground: string): string {
  return pickReadable(wanted, ground, isOwnLook ? LOOK_CONTRAST : OWNERS_CONTRAST);
}
