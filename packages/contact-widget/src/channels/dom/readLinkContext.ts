import type { Environment } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import type { LinkContext, TagValues } from '../model/channelLink.ts';
import { readCartText } from './readCartText.ts';

/** Selector for product forms; the first match is the main product's form. */
export const FORM = 'form.variations_form, form.cart';

const readText = (node: Element | null | undefined): string => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const read = (root: ParentNode, selector: string): string => readText(root.querySelector(selector));

function readVariation(form: ParentNode): string {
  return [...form.querySelectorAll<HTMLSelectElement>('select[name^="attribute_"]')]
    .flatMap((select) => (select.value === '' ? [] : [select.selectedOptions[0]?.textContent?.trim() ?? select.value]))
    .join(', ');
}

/** Returns the text of the first match that is not in another product's box, such as a related product's. */
function readBeside(form: Element, root: ParentNode, selector: string): string {
  const isOwn = (node: Element) => node.closest('.summary, .product')?.contains(form) ?? true;
  return readText([...root.querySelectorAll(selector)].find(isOwn));
}

/**
 * Returns the current values of the tags in owners' texts: page, cart and, on a product page, the product with the
 * chosen variation and quantity. Product tags are empty without a product.
 */
function readTags({ document, window }: Environment): TagValues {
  const form = document.querySelector(FORM);
  const box = form?.closest('.summary, .product') ?? document;
  const quantity = form?.querySelector<HTMLInputElement>('input[name="quantity"]')?.value ?? '';
  return {
    // Computed on demand, because only texts with this tag need it.
    get cart() {
      return readCartText(window);
    },
    title: document.title,
    url: window.location.href,
    product: form ? read(document, '.product_title') || document.title : '',
    sku: form ? readBeside(form, document, '.sku') : '',
    variation: form ? readVariation(form) : '',
    qty: form ? quantity || '1' : '',
    price: form ? read(form, '.woocommerce-variation-price .price') || readBeside(form, box, '.price') : '',
  };
}

export function readLinkContext({ context, device }: Pick<ContactPage, 'context' | 'device'>): LinkContext {
  const { window, document } = context.environment;
  return {
    device,
    isApple: /iPhone|iPod|iPad/.test(window.navigator.userAgent),
    tags: readTags(context.environment),
    base: document.baseURI,
  };
}
