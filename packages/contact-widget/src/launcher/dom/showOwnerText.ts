import { readHtml } from '@hadaya/core/html';
import { textProfile } from '../model/textProfile.ts';
import { createMarkup } from './createMarkup.ts';

/** Shows a text of the owner's that may carry a little markup in a place for it; text stands in elements of its own. */
export function showOwnerText(place: HTMLElement, source: string): void {
  place.replaceChildren(...createMarkup(place.ownerDocument, readHtml(source, textProfile)));
  for (const paragraph of place.querySelectorAll('p')) paragraph.style.margin = '0';
  for (const { style } of place.querySelectorAll('a')) {
    style.color = 'inherit';
    style.pointerEvents = 'auto';
  }
  place.hidden = false;
}
