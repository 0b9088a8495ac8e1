import { keepAttributes } from '@hadaya/core';
import type { GalleryNodes } from './galleryNodes.ts';
import type { SlideSet } from './slideSet.ts';

const RATIO = '--hadaya-gallery-ratio';

/** Width by height of the first printed image, which the box keeps for ever; empty when nothing tells it yet. */
function readRatio({ images, slides }: SlideSet): string {
  const [first] = images;
  if (first?.video) return String(first.video.ratio);
  const image = slides[0]?.querySelector('img');
  const width = first?.width || image?.naturalWidth || 0;
  const height = first?.height || image?.naturalHeight || 0;
  return width > 0 && height > 0 ? `${width} / ${height}` : '';
}

/** Fixes the shape of the box and has the first image loaded now, whatever the server wrote. */
export function prepareFirstPaint({ wrapper }: GalleryNodes, printed: SlideSet, signal: AbortSignal): void {
  const [image, ...others] = printed.slides.map((slide) => slide.querySelector('img'));
  if (image) keepAttributes(image, signal)({ loading: 'eager', fetchpriority: 'high' });
  // The neighbours of the slide in view are woken later, printed or not; the printed ones are on loan from here on.
  for (const other of others) if (other) keepAttributes(other, signal)({ loading: other.getAttribute('loading') });
  keepAttributes(wrapper, signal)({ style: wrapper.getAttribute('style') });
  const apply = () => {
    const ratio = readRatio(printed);
    if (ratio !== '') wrapper.style.setProperty(RATIO, ratio);
    return ratio !== '';
  };
  if (!apply()) image?.addEventListener('load', apply, { once: true, signal });
}
