/**
 * Lets the browser forget an image that was never part of a page. Chromium notes an `img` whose `srcset` names widths
 * with its document and lets go only when the image leaves a parent, so one without a parent would stay until the
 * page ends (measured in 156). What it is loading is loaded on; an image that has a parent is left where it is.
 */
export function releaseImage(image: HTMLImageElement): void {
  if (image.parentNode) return;
  image.ownerDocument.createDocumentFragment().append(image);
  image.remove();
}
