import { type FormParts, isPurchasable, type WireVariation } from './formParts.ts';

const SLIDE_MS = 200;

function fillTemplate(variation: WireVariation): string {
  return (
    `<div class="woocommerce-variation-description">${variation.variation_description ?? ''}</div>` +
    `<div class="woocommerce-variation-price">${variation.price_html ?? ''}</div>` +
    `<div class="woocommerce-variation-availability">${variation.availability_html ?? ''}</div>`
  );
}

function limitQuantity({ form }: FormParts, variation: WireVariation): void {
  const field = form.find('.quantity input.qty');
  const isSingle = variation.is_sold_individually === 'yes';
  const min = isSingle ? 1 : (variation.min_qty ?? '');
  const max = isSingle ? '' : (variation.max_qty ?? '');
  const requested = Number(field.val()) || 1;
  const atLeast = min === '' ? requested : Math.max(requested, Number(min));
  const value = isSingle ? 1 : max === '' ? atLeast : Math.min(atLeast, Number(max));
  field.attr('min', String(min)).attr('max', String(max)).val(value).trigger('change');
  if (isSingle) form.find('.quantity').hide();
  else form.find('.quantity').show();
}

/**
 * Handles `found_variation`: sets the id, limits the quantity, and shows the variation's details immediately or after
 * `displayDelayMs`.
 */
export function showVariation(parts: FormParts, variation: WireVariation): void {
  const { idField, display, displayDelayMs } = parts;
  idField.val(variation.variation_id || '').trigger('change');
  limitQuantity(parts, variation);
  const show = () => {
    display.html(fillTemplate(variation)).slideDown(SLIDE_MS);
    display.trigger('show_variation', [variation, isPurchasable(variation)]);
  };
  if (displayDelayMs === 0) show();
  else setTimeout(show, displayDelayMs);
}

/** Handles `reset_data`: restores the image and hides the variation's details. */
export function resetDisplay({ form, display }: FormParts): void {
  form.trigger('reset_image');
  display.slideUp(SLIDE_MS).trigger('hide_variation');
}

/** Handles `show_variation` and `hide_variation`: sets one of the button's three states. */
export function writeButton({ form, button }: FormParts, state: 'needed' | 'open' | 'unavailable'): void {
  button.removeClass('disabled wc-variation-selection-needed wc-variation-is-unavailable');
  if (state === 'needed') button.addClass('disabled wc-variation-selection-needed');
  if (state === 'unavailable') button.addClass('disabled wc-variation-is-unavailable');
  const wrapper = form.find('.woocommerce-variation-add-to-cart');
  wrapper.removeClass('woocommerce-variation-add-to-cart-enabled woocommerce-variation-add-to-cart-disabled');
  wrapper.addClass(`woocommerce-variation-add-to-cart-${state === 'open' ? 'enabled' : 'disabled'}`);
}
