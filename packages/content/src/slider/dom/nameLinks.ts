import type { SliderParts } from '../../slides/index.ts';
import { uniqueId, type Widget } from '../../widget/index.ts';

/**
 * Names a link around a figure by the picture's alt text and caption, without repetition, because browsers omit the
 * figure from the link's name.
 */
export function nameLinks({ loan }: Pick<Widget, 'loan'>, { track }: Pick<SliderParts, 'track'>): void {
  for (const figure of track.querySelectorAll('a:not([aria-label], [aria-labelledby]) > figure')) {
    const caption = figure.querySelector('figcaption');
    const image = figure.querySelector('img');
    const isSaid = !image?.alt || image.alt === caption?.textContent?.trim();
    const ids = [isSaid ? null : image, caption].flatMap((node) => (node ? [uniqueId(node, loan)] : []));
    if (figure.parentElement && ids.length > 0)
      loan.attributes(figure.parentElement, { 'aria-labelledby': ids.join(' ') });
  }
}
