import { type Environment, listen } from '@hadaya/core';
import { VARIATION_FORM_SELECTOR } from '@hadaya/variations';
import { type GalleryNodes, readGalleryProduct } from '../markup/index.ts';

const RECHECK_MS = 250;
const GIVE_UP_MS = 10_000;

/**
 * Returns the forms that control a gallery: those for its product in the surrounding product block, or else the block's
 * first form. If the block has no form, returns all forms on the page for the same product.
 */
function listForms(nodes: GalleryNodes): HTMLElement[] {
  const productId = readGalleryProduct(nodes);
  const isOurs = (form: Element) => productId !== '' && form.getAttribute('data-product_id') === productId;
  const scope = nodes.wrapper.closest('.product');
  const inside = [...(scope?.querySelectorAll<HTMLElement>(VARIATION_FORM_SELECTOR) ?? [])].filter(
    (form) => form.closest('.product') === scope,
  );
  const own = inside.filter(isOurs);
  if (inside.length > 0) return own.length > 0 ? own : inside.slice(0, 1);
  return [...nodes.wrapper.ownerDocument.querySelectorAll<HTMLElement>(VARIATION_FORM_SELECTOR)].filter(isOurs);
}

/** Calls `onForm` for each form that controls a gallery, including those that the parser or an Ajax call adds later. */
export function watchForms(
  nodes: GalleryNodes,
  environment: Environment,
  onForm: (form: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const seen = new WeakSet<HTMLElement>();
  let count = 0;
  const look = () => {
    for (const form of listForms(nodes)) {
      if (seen.has(form)) continue;
      seen.add(form);
      count += 1;
      onForm(form);
    }
  };
  const poll = (waitedMs: number) => {
    look();
    if (count === 0 && waitedMs < GIVE_UP_MS) {
      environment.clock.after(RECHECK_MS, () => poll(waitedMs + RECHECK_MS), signal);
    }
  };
  poll(0);
  for (const type of ['DOMContentLoaded', 'hadaya:variations:chosen'])
    listen(environment.document, type, look, { signal });
  listen(environment.window, 'load', look, { signal });
}
