import { createStore, isRecord, listen } from '@hadaya/core';
import type { AttributeState, Variation, VariationMatch, VariationState } from '@hadaya/variations';
import { decodeImage } from '../images/index.ts';
import type { Gallery } from '../state/index.ts';
import type { FollowedForm } from './FollowedForm.ts';

/** Selector for an attribute's row in WooCommerce's "Add to Cart + Options" block. */
const ROW_SELECTOR = '.wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute';
const MOST_TEXT = 500_000;

/** Pictures by variation id, as the server's `Blocks\BlockPictures` prints them. */
type Pictures = ReadonlyMap<number, readonly unknown[]>;

/**
 * Reads the pictures printed on a form, with the product id. Ignores data in any other format, and pictures without a
 * URL.
 */
function readPictures(
  { source }: Gallery,
  form: HTMLElement,
): { readonly product: string; readonly pictures: Pictures } | undefined {
  const text = form.dataset.hadayaPictures ?? '';
  try {
    const data: unknown = text.length > MOST_TEXT ? null : JSON.parse(text);
    if (!isRecord(data) || !isRecord(data.images) || !isRecord(data.variations)) return undefined;
    const { product, images, variations } = data;
    const isPicture = (image: unknown) => Boolean(decodeImage(image, source)?.src);
    const find = (list: unknown) => (Array.isArray(list) ? list.map((id) => images[String(id)]).filter(isPicture) : []);
    const read = ([id, list]: readonly [string, unknown]) => [Number(id), find(list)] as const;
    return { product: String(product), pictures: new Map(Object.entries(variations).map(read)) };
  } catch {
    return undefined;
  }
}

function readLabel(row: Element | null, value: string): string {
  const options = [...(row?.querySelectorAll('button, option, input[type="radio"]') ?? [])];
  const option = options.find((one) => one.getAttribute('value') === value);
  return option?.closest('label, button, option')?.textContent?.trim() || value;
}

/**
 * Reads the block's attributes with the chosen values: from radio buttons up to WooCommerce 10.2, from a hidden field
 * beside the options in later versions.
 */
function readAttributes(form: HTMLElement): readonly AttributeState[] {
  const chosen = new Map<string, AttributeState>();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name^="attribute_"]')) {
    const { name, value } = field;
    if (field.matches('[type="radio"]:not(:checked)') || value === '') {
      if (!chosen.has(name)) chosen.set(name, { name, chosen: '', values: [] });
      continue;
    }
    const option = { value, label: readLabel(field.closest(ROW_SELECTOR), value), status: 'available' } as const;
    chosen.set(name, { name, chosen: value, values: [{ ...option, isEnabled: true, isMarkedOutOfStock: false }] });
  }
  return [...chosen.values()];
}

/** Returns the block's own field for the variation id; only the block writes it. */
const findField = (form: HTMLElement) => form.querySelector<HTMLInputElement>('input[name="variation_id"]');

function toVariation(id: number, images: readonly unknown[]): Variation {
  const raw = { variation_gallery_images: images };
  return { id, attributes: new Map(), isActive: true, isInStock: true, canBuy: true, raw };
}

/** Reads the block's choice as the state of a variation form; unchanged objects keep their identity. */
function readState(form: HTMLElement, pictures: Pictures, before?: VariationState): VariationState {
  const attributes = readAttributes(form);
  const choice = new Map(attributes.map(({ name, chosen }) => [name, chosen]));
  // The block keeps the last variation's id after a choice is cleared.
  const isComplete = attributes.every(({ chosen }) => chosen !== '');
  const id = isComplete ? Number(findField(form)?.value) || 0 : 0;
  const images = pictures.get(id) ?? [];
  const match: VariationMatch =
    images.length > 0 ? { kind: 'found', variation: toVariation(id, images) } : { kind: 'incomplete' };
  const wasId = before?.match.kind === 'found' ? before.match.variation.id : 0;
  const hasSameChoice = before && String([...before.choice]) === String([...choice]);
  const hasSameMatch = before && wasId === (images.length > 0 ? id : 0);
  if (hasSameChoice && hasSameMatch) return before;
  return {
    productId: '',
    mode: 'embedded',
    isIndexed: false,
    attributes,
    choice: hasSameChoice ? before.choice : choice,
    match: hasSameMatch ? before.match : match,
    shown: null,
  };
}

function openBlockForm({ context }: Gallery, root: HTMLElement, pictures: Pictures): FollowedForm {
  const { environment, signal } = context;
  const { clock, window } = environment;
  const store = createStore(
    (state: VariationState, _: 'look') => readState(root, pictures, state),
    readState(root, pictures),
  );
  // The id changes one frame after the choice. Checking a radio button causes no mutation record, but the block changes
  // its markup within two frames.
  const look = () => clock.frame(() => clock.frame(() => store.dispatch('look'), signal), signal);
  const observer = new window.MutationObserver(look);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['value', 'aria-checked'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  for (const type of ['click', 'change']) listen(root, type, look, { signal });
  return {
    root,
    getState: store.getState,
    subscribe: store.subscribe,
    getIndex: () => null,
    findVariation: () => null,
  };
}

function explainUnknown({ context }: Gallery): void {
  const explain = (event: Event) => {
    const say: unknown = event instanceof CustomEvent ? event.detail?.say : undefined;
    if (typeof say === 'function')
      say('gallery: "Add to Cart + Options" is printed in a way that is not known; its choices bring no pictures');
  };
  context.environment.document.addEventListener('hadaya:explain', explain, { signal: context.signal });
}

/** Makes a gallery follow its product's forms in WooCommerce's block, if the server has printed their pictures. */
export function followBlockForms(gallery: Gallery, follow: (form: FollowedForm) => void): void {
  const { document } = gallery.context.environment;
  for (const form of document.querySelectorAll<HTMLElement>('[data-hadaya-pictures]')) {
    const known = readPictures(gallery, form);
    if (known && gallery.productId !== '' && known.product !== gallery.productId) continue;
    if (known && findField(form)) follow(openBlockForm(gallery, form, known.pictures));
    else explainUnknown(gallery);
  }
}
