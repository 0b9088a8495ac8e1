import { isRecord, keepAttributes } from '@hadaya/core';
import type { VariationForm } from '@hadaya/variations';

/** Where the picture of a product card stands; both selectors are the owner's. */
export interface CardPlace {
  readonly cardSelector: string;
  readonly imageSelector: string;
}

const RATIO_PROPERTY = '--hadaya-card-ratio';

function findImage({ root }: VariationForm, { cardSelector, imageSelector }: CardPlace): HTMLImageElement | null {
  try {
    const found = root.closest(cardSelector)?.querySelector(imageSelector);
    const image = found instanceof HTMLImageElement ? found : found?.querySelector('img');
    return image ?? null;
  } catch {
    return null; // a selector of the owner's that is none
  }
}

function readThumbnail(form: VariationForm): string | undefined {
  const { match } = form.getState();
  const image = match.kind === 'found' ? match.variation.raw.image : undefined;
  const source = isRecord(image) ? image.thumb_src : undefined;
  return typeof source === 'string' && source !== '' ? source : undefined;
}

/**
 * Shows the chosen variation's thumbnail on the product card around a form of a product list, in a box that keeps its
 * size, and the card's own picture again without a choice.
 */
export function followCardImage(form: VariationForm, place: CardPlace, signal: AbortSignal): void {
  const image = findImage(form, place);
  if (!image) return;
  let loan: AbortController | undefined;
  let shown: string | undefined;
  const end = () => {
    loan?.abort();
    loan = undefined;
    image.style.removeProperty(RATIO_PROPERTY);
    if (image.getAttribute('style') === '') image.removeAttribute('style');
  };
  const update = () => {
    const source = readThumbnail(form);
    if (source === shown) return;
    shown = source;
    if (source === undefined) return end();
    const { width, height } = image.getBoundingClientRect();
    if (!loan && height > 0) image.style.setProperty(RATIO_PROPERTY, `${width} / ${height}`);
    loan ??= new AbortController();
    keepAttributes(image, loan.signal)({ src: source, srcset: null, sizes: null, 'data-hadaya-preview': '' });
  };
  form.subscribe(update, signal);
  signal.addEventListener('abort', end, { once: true });
}
