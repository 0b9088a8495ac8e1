import { attributeKey } from '../attributeKey.ts';
import type { ShopTerm, VariableProduct } from '../product.ts';
import type { AttributeMarkup } from './attributeSelect.ts';
import { escapeHtml } from './escapeHtml.ts';
import { swatchTypeOf, swatchTypePart } from './swatchTypePart.ts';

/**
 * Returns the swatches plugin's list for one attribute. Its items are in term order, `data-attribute_values` is in
 * variation order.
 */
export function swatchList(product: VariableProduct, markup: AttributeMarkup): string {
  const { attribute, locale } = markup;
  const values = escapeHtml(JSON.stringify(valuesInVariationOrder(product, markup)));
  const classes = `variable-items-wrapper ${attribute.display}-variable-items-wrapper wvs-style-squared`;
  const items = attribute.terms.map((term) => swatchItem(term, markup, product.id)).join('');
  return `<ul role="radiogroup" aria-label="${escapeHtml(attribute.name[locale])}" class="${classes}" data-attribute_name="${escapeHtml(attributeKey(attribute))}" data-attribute_values="${values}">${items}</ul>`;
}

/** Returns one item. It has `tabindex` twice, as the plugin prints it; browsers use the first. */
function swatchItem(term: ShopTerm, markup: AttributeMarkup, productId: number): string {
  const { selected, locale } = markup;
  const type = swatchTypeOf(term, markup);
  const name = escapeHtml(term.name[locale]);
  const chosen = term.slug === selected;
  const classes = `variable-item ${type}-variable-item ${type}-variable-item-${classSuffix(term.slug)} ${chosen ? 'selected' : ''}`;
  return `<li aria-checked="${chosen}" tabindex="0" data-wvstooltip="${name}" class="${classes}" title="${name}" data-title="${name}" data-value="${escapeHtml(term.slug)}" role="radio" tabindex="0"><div class="variable-item-contents">${swatchTypePart(term, markup, productId)}</div></li>`;
}

/**
 * Returns an attribute's values in the order of the variations. If a variation accepts any value, returns all values in
 * term order.
 */
function valuesInVariationOrder(product: VariableProduct, { attribute }: AttributeMarkup): readonly string[] {
  const used = product.variations.map((variation) => variation.values[attribute.slug] ?? '');
  return used.includes('') ? attribute.terms.map((term) => term.slug) : [...new Set(used)];
}

/** Returns the value as the plugin uses it in a class: decoded, in lower case, with dashes for other characters. */
function classSuffix(value: string): string {
  return decoded(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
