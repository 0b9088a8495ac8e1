import { attributeKey } from '../attributeKey.ts';
import type { Locale } from '../locale.ts';
import type { ShopAttribute } from '../product.ts';
import { serverTexts } from '../serverTexts.ts';
import { escapeHtml } from './escapeHtml.ts';

/** `selected` is the server's selected value; empty for none. */
export interface AttributeMarkup {
  readonly attribute: ShopAttribute;
  readonly selected: string;
  readonly locale: Locale;
}

/**
 * Returns one attribute's select. If the attribute has swatches, the select is printed hidden and with the plugin's
 * class. The select's id is the attribute's slug, which repeats if two forms share an attribute.
 */
export function attributeSelect({ attribute, selected, locale }: AttributeMarkup): string {
  const key = escapeHtml(attributeKey(attribute));
  const raw = attribute.display === 'select' ? 'class=""' : 'class=" woo-variation-raw-select"';
  const hidden = attribute.display === 'select' ? '' : 'style="display:none" ';
  const placeholder = `<option value="">${serverTexts[locale].chooseAnOption}</option>`;
  const options = attribute.terms.map((term) => {
    const mark = term.slug === selected ? ' selected="selected"' : '';
    return `<option value="${escapeHtml(term.slug)}"${mark}>${escapeHtml(term.name[locale])}</option>`;
  });
  return `<select ${hidden}id="${escapeHtml(attribute.slug)}" ${raw} name="${key}" data-attribute_name="${key}" data-show_option_none="yes">${placeholder}${options.join('')}</select>`;
}
