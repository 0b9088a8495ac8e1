import { fillText, type Loan } from '@hadaya/core';
import type { Gallery, GalleryState } from '../state/index.ts';

/** Makes thumbnails buttons and their strip a group, on loan; only the current one is a stop of Tab. */
export function markThumbnails(
  { nodes: { strip }, texts }: Pick<Gallery, 'texts'> & { readonly nodes: Pick<Gallery['nodes'], 'strip'> },
  {
    set: { thumbnails },
    index,
  }: Pick<GalleryState, 'index'> & { readonly set: Pick<GalleryState['set'], 'thumbnails'> },
  loan: Loan,
): void {
  const isThere = thumbnails.length > 1;
  loan.attributes(strip, { role: isThere ? 'group' : null, 'aria-label': isThere ? texts.thumbnails : null });
  for (const [at, thumbnail] of thumbnails.entries()) {
    const isCurrent = at === index;
    loan.attributes(thumbnail, {
      role: 'button',
      tabindex: isCurrent ? '0' : '-1',
      'aria-label': fillText(texts.goTo, { index: at + 1 }),
      'aria-current': isCurrent ? 'true' : null,
    });
    loan.classes(thumbnail, { 'current-thumbnail': isCurrent });
    // Links that others put around the pictures: a press is meant for the thumbnail.
    for (const inner of thumbnail.querySelectorAll('a, button')) loan.attributes(inner, { inert: '' });
  }
}
