import type { GalleryNodes } from './galleryNodes.ts';
import type { SlideSet } from './slideSet.ts';

/**
 * Looks where the focus is before the slides are replaced. The returned function gives it to what took that place:
 * the current thumbnail, or the current slide. Focus elsewhere is never touched.
 */
export function keepFocus({ strip, slider, trigger }: GalleryNodes): (next: SlideSet) => void {
  const { activeElement } = slider.ownerDocument;
  const wasInStrip = strip.contains(activeElement);
  const wasInSlider = slider.contains(activeElement);
  return ({ slides, thumbnails }) => {
    const [slide] = slides;
    const heir = wasInStrip ? (thumbnails[0] ?? trigger ?? slide) : wasInSlider ? slide : undefined;
    heir?.focus({ preventScroll: true });
  };
}
