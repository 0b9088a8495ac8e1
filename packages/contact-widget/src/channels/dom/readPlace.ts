import type { Environment } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import type { LinkPlace, TagValues } from '../model/channelLink.ts';
import { readCartText } from './readCartText.ts';

/** The form of the product that the page is about. */
export const FORM = 'form.variations_form, form.cart';

const readText = (node: Element | null | undefined): string => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const read = (root: ParentNode, selector: string): string => readText(root.querySelector(selector));

/** The chosen options of a variation form, in words. */
function readVariation(form: ParentNode): string {
  return [...form.querySelectorAll<HTMLSelectElement>('select[name^="attribute_"]')]
    .flatMap((select) => (select.value === '' ? [] : [select.selectedOptions[0]?.textContent?.trim() ?? select.value]))
    .join(', ');
}

/** The first such text beside the form. Related products stand in boxes of their own, which do not hold the form. */
function readBeside(form: Element, root: ParentNode, selector: string): string {
  const isOwn = (node: Element) => node.closest('.summary, .product')?.contains(form) ?? true;
  return readText([...root.querySelectorAll(selector)].find(isOwn));
}

/**
 * What the tags of owners' texts stand for at this moment: title and address of the page, and on a product page the
 * product with the variation and quantity that the visitor has chosen. Without a product those tags are empty.
 */
function readTags({ document, window }: Environment): TagValues {
  const form = document.querySelector(FORM);
  const box = form?.closest('.summary, .product') ?? document;
  const quantity = form?.querySelector<HTMLInputElement>('input[name="quantity"]')?.value ?? '';
  return {
    // Looked for only where a text has it.
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

/** What links depend on, at this moment. */
export function readPlace({ context, device }: Pick<ContactPage, 'context' | 'device'>): LinkPlace {
  const { window, document } = context.environment;
  return {
    device,
    isApple: /iPhone|iPod|iPad/.test(window.navigator.userAgent),
    tags: readTags(context.environment),
    base: document.baseURI,
  };
}
