import type { Locale } from '../locale.ts';
import { serverTexts } from '../serverTexts.ts';
import { escapeHtml } from './escapeHtml.ts';

interface QuantityMarkup {
  readonly productName: string;
  readonly locale: Locale;
  /** Suffix that makes the field's id unique on the page. */
  readonly suffix: string;
}

export function quantityInput({ productName, locale, suffix }: QuantityMarkup): string {
  const texts = serverTexts[locale];
  const id = `quantity_${suffix}`;
  return `<div class="quantity">
		<label class="screen-reader-text" for="${id}">${escapeHtml(texts.quantityOf(productName))}</label>
	<input type="number" id="${id}" class="input-text qty text" name="quantity" value="1" aria-label="${texts.productQuantity}" min="1" step="1" placeholder="" inputmode="numeric" autocomplete="off">
	</div>`;
}
