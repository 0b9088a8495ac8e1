import { markOwnRoot } from '@hadaya/core';
import type { ItemReason } from './interaction.ts';
import type { SwatchGroup } from './swatchGroup.ts';

/** Makes the node of ours in which notices are drawn, hidden, under the first list; it leaves with the signal. */
export function createPlace(first: SwatchGroup, signal: AbortSignal): HTMLElement {
  const place = first.list.ownerDocument.createElement('div');
  place.hidden = true;
  place.dataset.hadayaOwn = 'swatches';
  markOwnRoot(place, 'swatches');
  first.list.after(place);
  signal.addEventListener('abort', () => place.remove(), { once: true });
  return place;
}

let places = 0;

/** Puts the words that explain items into the place, out of sight, and returns their ids. */
export function addExplanations(
  place: HTMLElement,
  reasons: Readonly<Record<ItemReason, string>>,
): Record<ItemReason, string> {
  places += 1;
  const add = (reason: ItemReason): string => {
    const text = place.ownerDocument.createElement('span');
    text.hidden = true;
    text.id = `hadaya-swatches-${places}-${reason}`;
    text.textContent = reasons[reason];
    place.append(text);
    return text.id;
  };
  return { unavailable: add('unavailable'), 'out-of-stock': add('out-of-stock') };
}
