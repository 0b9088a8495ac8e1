import { isRecord } from '@hadaya/core';
import { checkVariations } from './checkVariations.ts';
import { filterSelects } from './filterSelects.ts';
import { type FormParts, findParts, readAnswer, readList } from './formParts.ts';
import type { EventHandler, JQueryLike } from './jqueryLike.ts';
import { resetDisplay, showVariation, writeButton } from './showVariation.ts';

export interface VariationScriptOptions {
  /** Delay in milliseconds between the match and `show_variation`: 300 in current releases, 0 in older ones. */
  readonly displayDelayMs?: number;
  /** True to run on every form when the page is ready, as the real script does. */
  readonly isAutomatic?: boolean;
}

const START_MS = 100;
const DISPLAY_DELAY_MS = 300;
const OWN = '.wc-variation-form';
const SELECTION_TEXT = 'Please select some product options before adding this product to your cart.';
const UNAVAILABLE_TEXT = 'Sorry, this product is unavailable. Please choose a different combination.';
const RESET_TEXT = `Your selection has been reset. ${SELECTION_TEXT}`;

function readResetText(): string {
  const params: unknown = Reflect.get(window, 'wc_add_to_cart_variation_params');
  const text = isRecord(params) ? params.i18n_reset_alert_text : undefined;
  return typeof text === 'string' ? text : RESET_TEXT;
}

function runChange(parts: FormParts): void {
  const { form, idField } = parts;
  idField.val('').trigger('change');
  form.trigger('clear_reset_announcement');
  form.find('.wc-no-matching-variations').closest('[role="alert"]').remove();
  if (readList(parts)) form.trigger('woocommerce_variation_select_change');
  form.trigger('check_variations');
  form.trigger('woocommerce_variation_has_changed');
}

function reset({ form, selects }: FormParts): void {
  selects().val('').trigger('change');
  form.trigger('announce_reset').trigger('reset_data').trigger('reset_focus');
}

/** Binds the handlers that a second run on the same form replaces. */
function bindOwn(parts: FormParts): void {
  const { form } = parts;
  const onReset: EventHandler = (event) => {
    event.preventDefault();
    reset(parts);
  };
  form.off(OWN);
  form.on(`click${OWN}`, '.reset_variations', onReset);
  form.on(`keydown${OWN}`, '.reset_variations', (event) => {
    if (event.code === 'Enter' || event.code === 'Space') onReset(event);
  });
  form.on(`change${OWN}`, '.variations select', () => runChange(parts));
  form.on(`update_variation_values${OWN}`, () => filterSelects(parts));
  form.on(`check_variations${OWN}`, () => checkVariations(parts));
  form.on(`found_variation${OWN}`, (_event, raw) => {
    const variation = readAnswer(raw);
    if (variation) showVariation(parts, variation);
  });
}

/** Binds the handlers that a second run on the same form adds again, like the real script. */
function bindDoubling(parts: FormParts): void {
  const { form, selects, button, object } = parts;
  const alertNode = form.find('.reset_variations_alert');
  form.on('reload_product_variations', () => {
    object.variationData = form.data('product_variations');
  });
  form.on('show_variation', (_event, _variation, isOpen) => writeButton(parts, isOpen ? 'open' : 'unavailable'));
  form.on('hide_variation', () => writeButton(parts, 'needed'));
  form.on('reset_data', () => resetDisplay(parts));
  form.on('reset_focus', () => {
    const [first] = [selects()[0]];
    if (first instanceof HTMLElement) first.focus();
  });
  form.on('announce_reset', () => alertNode.text(readResetText()));
  form.on('clear_reset_announcement', () => alertNode.text(''));
  form.on('click', '.single_add_to_cart_button', (event) => {
    if (!button.hasClass('disabled')) return;
    event.preventDefault();
    if (button.hasClass('wc-variation-is-unavailable')) window.alert(UNAVAILABLE_TEXT);
    else if (button.hasClass('wc-variation-selection-needed')) window.alert(SELECTION_TEXT);
  });
}

/**
 * Installs a double of WooCommerce's variation script as `$.fn.wc_variation_form`, written from a description of the
 * script's behaviour. It fires the script's events in order with their arguments, sets its classes and fields, and has
 * its two known bugs: it never cancels a delayed display and never checks whether a response is outdated.
 */
export function installVariationScript($: JQueryLike, options: VariationScriptOptions = {}): void {
  const { displayDelayMs = DISPLAY_DELAY_MS, isAutomatic = true } = options;
  const run = (element: Element) => {
    const parts = findParts($, element, displayDelayMs);
    bindOwn(parts);
    bindDoubling(parts);
    setTimeout(() => {
      parts.form.trigger('check_variations');
      parts.form.trigger('wc_variation_form', [parts.object]);
      parts.object.loading = false;
    }, START_MS);
  };
  Reflect.set($.fn, 'wc_variation_form', function plugin(this: Iterable<Element>) {
    for (const element of this) run(element);
    return this;
  });
  if (!isAutomatic) return;
  $(() => $('.variations_form').each((_place, element) => run(element)));
}
