import type { Locale } from '../locale.ts';
import { serverTexts } from '../serverTexts.ts';

/** Returns WooCommerce's two templates, for a selected and for an unavailable variation; triple braces insert HTML. */
export function variationTemplates(locale: Locale): string {
  return `<script type="text/template" id="tmpl-variation-template">
	<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>
	<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
	<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
</script>
<script type="text/template" id="tmpl-unavailable-variation-template">
	<p role="alert">${serverTexts[locale].unavailable}</p>
</script>`;
}
