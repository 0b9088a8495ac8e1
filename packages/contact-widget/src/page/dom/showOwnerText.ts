import { readHtml } from '@hadaya/core/html';
import { textProfile } from '../model/textProfile.ts';
import { createMarkup } from './createMarkup.ts';

/** Shows a text of the owner's that may carry a little markup in a place for it; text stands in elements of its own. */
export function showOwnerText(place: HTMLElement, source: string): void {
  place.replaceChildren(...createMarkup(place.ownerDocument, readHtml(source, textProfile)));
  place.hidden = false;
}
