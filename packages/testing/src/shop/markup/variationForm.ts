import { attributeKey } from '../attributeKey.ts';
import { variationObject } from '../json/variationObject.ts';
import type { Locale } from '../locale.ts';
import { phpJson } from '../phpJson.ts';
import type { ShopAttribute, VariableProduct } from '../product.ts';
import { serverTexts } from '../serverTexts.ts';
import { attributeSelect } from './attributeSelect.ts';
import { escapeHtml } from './escapeHtml.ts';
import { quantityInput } from './quantityInput.ts';
import { swatchList } from './swatchList.ts';

/**
 * Maximum number of variations that WooCommerce embeds in the form; with more, every complete choice needs a request.
 */
export const AJAX_VARIATION_THRESHOLD = 30;
const PLUGIN_THRESHOLD_MAX = 100;

export interface VariationFormMarkup {
  readonly product: VariableProduct;
  readonly locale: Locale;
  readonly action: string;
  /** Preselected value by attribute key, from the URL or the product's defaults. */
  readonly selected: Readonly<Record<string, string>>;
  /** Makes generated ids unique if a product is on a page twice. */
  readonly suffix?: string;
  /** A theme's output above the variation's price, printed through the hook `woocommerce_before_single_variation`. */
  readonly beforeVariation?: string;
}

/** Returns the variation form of WooCommerce's `variable.php` with the swatches plugin's wrapper and items. */
export function variationForm(markup: VariationFormMarkup): string {
  const { product, locale, action } = markup;
  const thresholds = `data-threshold_min="${AJAX_VARIATION_THRESHOLD}" data-threshold_max="${PLUGIN_THRESHOLD_MAX}"`;
  return `<form class="variations_form cart" action="${escapeHtml(action)}" method="post" enctype="multipart/form-data" data-product_id="${product.id}" data-product_variations="${escapeHtml(embeddedVariations(product, locale))}">
	<div data-product_id="${product.id}" ${thresholds} data-total="${product.variations.length}">
${product.variations.length === 0 ? soldOut(locale) : `${variationsTable(markup)}${singleVariationWrap(markup)}`}
	</div></form>`;
}

/** Returns the value of `data-product_variations`: the JSON list, or `false` in Ajax mode. */
export function embeddedVariations(product: VariableProduct, locale: Locale): string {
  if (product.variations.length > AJAX_VARIATION_THRESHOLD) return 'false';
  return phpJson(product.variations.map((variation) => variationObject(product, variation, locale)));
}

function soldOut(locale: Locale): string {
  return `<p class="stock out-of-stock">${serverTexts[locale].unavailableProduct}</p>`;
}

function variationsTable(markup: VariationFormMarkup): string {
  const { product, locale } = markup;
  const last = product.attributes.length - 1;
  const rows = product.attributes.map((attribute, index) => {
    const reset = index === last ? resetLink(locale) : '';
    return `<tr>
						<th class="label"><label for="${escapeHtml(attribute.slug)}">${escapeHtml(attribute.name[locale])}</label></th>
						<td class="value">
							${attributeControl(attribute, markup)}${reset}						</td>
					</tr>`;
  });
  return `		<table class="variations" cellspacing="0" role="presentation">
			<tbody>
				${rows.join('\n\t\t\t\t')}
			</tbody>
		</table>
		<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
`;
}

function attributeControl(attribute: ShopAttribute, { product, locale, selected }: VariationFormMarkup): string {
  const control = { attribute, locale, selected: selected[attributeKey(attribute)] ?? '' };
  const select = attributeSelect(control);
  return attribute.display === 'select' ? select : `${select}${swatchList(product, control)}`;
}

function resetLink(locale: Locale): string {
  const { clear, clearOptions } = serverTexts[locale];
  return `<a class="reset_variations" href="#" aria-label="${clearOptions}">${clear}</a>`;
}

function singleVariationWrap({ product, locale, suffix, beforeVariation = '' }: VariationFormMarkup): string {
  const quantity = quantityInput({ productName: product.name[locale], locale, suffix: `${product.id}${suffix ?? ''}` });
  return `
		<div class="single_variation_wrap">
			${beforeVariation}<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div><div class="woocommerce-variation-add-to-cart variations_button">

	${quantity}

	<button type="submit" class="single_add_to_cart_button button alt">${serverTexts[locale].addToCart}</button>

	<input type="hidden" name="add-to-cart" value="${product.id}">
	<input type="hidden" name="product_id" value="${product.id}">
	<input type="hidden" name="variation_id" class="variation_id" value="0">
</div>
		</div>`;
}
