import { createLoan, isRecord, type Loan } from '@hadaya/core';
import type { VariationForm } from '@hadaya/variations';

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
export function followCard(form: VariationForm, image: HTMLImageElement, signal: AbortSignal): void {
  let shown: string | undefined;
  let lending: AbortController | undefined;
  let loan: Loan | undefined;
  const end = () => {
    lending?.abort();
    loan = undefined;
  };
  const begin = (): Loan => {
    const { width, height } = image.getBoundingClientRect();
    lending = new AbortController();
    loan = createLoan(lending.signal);
    loan.style(image, { 'aspect-ratio': height > 0 ? `${width} / ${height}` : '', 'object-fit': 'cover' });
    return loan;
  };
  const update = () => {
    const source = readThumbnail(form);
    if (source === shown) return;
    shown = source;
    if (source === undefined) end();
    else (loan ?? begin()).attributes(image, { src: source, srcset: null, sizes: null });
  };
  form.subscribe(update, signal);
  update();
  signal.addEventListener('abort', end, { once: true });
}
