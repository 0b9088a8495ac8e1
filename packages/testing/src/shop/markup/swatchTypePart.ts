import { attributeKey } from '../attributeKey.ts';
import { swatchPictureOf } from '../imageSizes.ts';
import type { ShopTerm } from '../product.ts';
import type { AttributeMarkup } from './attributeSelect.ts';
import { escapeHtml } from './escapeHtml.ts';

export function swatchTypePart(term: ShopTerm, { attribute, selected, locale }: AttributeMarkup, productId: number) {
  const name = escapeHtml(term.name[locale]);
  if (attribute.display === 'color' && term.colour !== undefined) {
    return `<span class="variable-item-span variable-item-span-color" style="background-color:${term.colour};"></span>`;
  }
  if (attribute.display === 'image' && term.image !== undefined) {
    const { src, width, height } = swatchPictureOf(term.image);
    return `<img class="variable-item-image" aria-hidden="true" alt="${name}" src="${src}" width="${width}" height="${height}">`;
  }
  if (attribute.display === 'radio') {
    const value = escapeHtml(term.slug);
    const group = escapeHtml(`wvs_radio_${attributeKey(attribute)}__${productId}`);
    const checked = term.slug === selected ? ' checked="checked"' : '';
    return `<label class="variable-item-radio-input-wrapper"><input name="${group}" class="variable-item-radio-input"${checked} type="radio" value="${value}" data-value="${value}"><span class="variable-item-radio-value-wrapper">${name}</span></label>`;
  }
  return `<span class="variable-item-span variable-item-span-button">${name}</span>`;
}

/**
 * Returns the plugin's name for an item's display type. An image or colour item without a picture or colour falls back
 * to a button.
 */
export function swatchTypeOf(term: ShopTerm, { attribute }: AttributeMarkup): string {
  if (attribute.display === 'color' && term.colour === undefined) return 'button';
  if (attribute.display === 'image' && term.image === undefined) return 'button';
  return attribute.display;
}
