import { type FormParts, findMatching, readAnswer, readChosen, readList } from './formParts.ts';

export const GET_VARIATION = '/?wc-ajax=get_variation';

const NO_MATCH = 'Sorry, no products matched your selection. Please choose a different combination.';

function sayNoMatch({ form, display, object }: FormParts): void {
  form.trigger('reset_data');
  if (object.loading) return;
  display.after(`<div role="alert"><p class="wc-no-matching-variations woocommerce-info">${NO_MATCH}</p></div>`);
}

function ask(parts: FormParts, data: Readonly<Record<string, string>>): void {
  const { $, form, object } = parts;
  object.xhr?.abort();
  form.addClass('processing');
  object.xhr = $.ajax({
    url: GET_VARIATION,
    type: 'POST',
    data: { ...data, product_id: Number(form.data('product_id')) },
    success: (answer) => {
      const variation = readAnswer(answer);
      if (variation) form.trigger('found_variation', [variation]);
      else sayNoMatch(parts);
    },
    complete: () => form.removeClass('processing'),
  });
}

/**
 * Handles `check_variations`: filters the options, finds or requests the variation, and toggles the reset link. It
 * uses the selection read at the start, even if filtering clears a select and so starts a nested check.
 */
export function checkVariations(parts: FormParts): void {
  const { form, resetLink } = parts;
  const list = readList(parts);
  const { count, chosenCount, data } = readChosen(parts);
  let isLinkVisible = chosenCount > 0;
  if (count > 0 && count === chosenCount) {
    if (!list) ask(parts, data);
    else {
      form.trigger('update_variation_values');
      const [variation] = findMatching(list, data);
      if (variation) form.trigger('found_variation', [variation]);
      else {
        sayNoMatch(parts);
        isLinkVisible = false;
      }
    }
  } else {
    form.trigger('update_variation_values');
    form.trigger('reset_data');
  }
  resetLink.css('visibility', isLinkVisible ? 'visible' : 'hidden');
}
