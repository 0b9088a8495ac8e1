import type { Logger } from '@hadaya/core';

function isImage(value: unknown): value is HTMLImageElement {
  return value instanceof HTMLImageElement;
}

function listElements(target: unknown, page: Document): Element[] | undefined {
  if (target instanceof Element) return [target];
  if (typeof target === 'string') {
    try {
      const found = [...page.querySelectorAll(target)];
      return found.length > 0 ? found : undefined;
    } catch {
      return undefined;
    }
  }
  const isList = typeof target === 'object' && target !== null && Symbol.iterator in target;
  if (!isList || !(target instanceof NodeList || Array.isArray(target))) return undefined;
  return [...target].filter((item): item is Element => item instanceof Element);
}

/**
 * Waits until all images of an element, a list of elements or a selector are loaded or have failed. Anything else is
 * noted as `Bad element`, the way the replaced library did, and counts as loaded. Never rejects.
 */
export async function loadImages(
  target: unknown,
  { document, logger }: { readonly document: Document; readonly logger: Logger },
): Promise<void> {
  const elements = listElements(target, document);
  if (!elements) {
    logger.note(`Bad element ${String(target)}`);
    return;
  }
  const images = elements.flatMap((element) => [element, ...element.querySelectorAll('img')]).filter(isImage);
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
}
