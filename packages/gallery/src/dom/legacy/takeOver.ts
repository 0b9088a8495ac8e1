import type { Logger } from '@hadaya/core';
import type { GalleryNodes } from '../galleryNodes.ts';
import { isGalleryJQuery } from './galleryJQuery.ts';

/** Ends what the replaced script runs on a gallery, so that there is one slider, and tells the owner. */
export function takeOver(nodes: GalleryNodes, page: Window, logger: Logger): void {
  const { wrapper, slider, strip } = nodes;
  logger.warn(
    'the script of Variation Gallery runs beside Hadaya; its sliders were ended. ' +
      'Remove the script handle woo-variation-gallery, or let the Hadaya plugin do it',
  );
  const copy: unknown = Reflect.get(page, 'jQuery');
  if (!isGalleryJQuery(copy)) return;
  for (const node of [slider, strip]) {
    const collection = copy(node);
    if (node.classList.contains('slick-initialized')) collection.slick?.('unslick');
  }
  const form = wrapper.closest('.product')?.querySelector('.variations_form');
  for (const node of [wrapper, form, page.document]) if (node) copy(node).off('.wvg');
}
