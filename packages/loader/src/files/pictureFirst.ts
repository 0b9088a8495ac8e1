/** Nothing of ours waits longer for a picture, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Has the picture that a visitor sees first come before our files: where the server left it for later, the browser would ask for it only
 * once the page is laid out, and our files would have the line by then. Resolves when it is there, is lost, or takes long;
 * `undefined` where the page has none or it is there.
 */
export function pictureFirst(page: Document, selector: string): Promise<unknown> | undefined {
  const image = page.querySelector<HTMLImageElement>(selector);
  if (!image || image.complete) return undefined;
  if (image.loading === 'lazy') {
    image.setAttribute('fetchpriority', 'high');
    image.loading = 'eager';
  }
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
