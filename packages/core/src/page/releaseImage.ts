/**
 * Lets the browser free an image that was never part of a page. Chromium registers with the document every `img` whose
 * `srcset` has width descriptors, and releases it only when the image leaves a parent. An image without a parent would
 * stay in memory until the page ends (measured in Chromium 156). A load in progress continues; an image that has a
 * parent is not touched.
 */
export function releaseImage(image: HTMLImageElement): void {
  if (image.parentNode) return;
  image.ownerDocument.createDocumentFragment().append(image);
  image.remove();
}
