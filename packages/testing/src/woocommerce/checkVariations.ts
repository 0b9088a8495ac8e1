import { type FormParts, findMatching, readAnswer, readChosen, readList } from './formParts.ts';
import type { JQueryRequest } from './jqueryLike.ts';

/** The object that `wc_variation_form` hands out. */
export interface FormObject {
  xhr: JQueryRequest | undefined;
}

/** Where `get_variation` is answered. */
export const GET_VARIATION = '/?wc-ajax=get_variation';

const NO_MATCH = 'Sorry, no products matched your selection. Please choose a different combination.';

function sayNoMatch({ form, display }: FormParts): void {
  form.trigger('reset_data');
  display.after(`<div role="alert"><p class="wc-no-matching-variations woocommerce-info">${NO_MATCH}</p></div>`);
}

function ask(parts: FormParts, object: FormObject): void {
  const { $, form } = parts;
  object.xhr?.abort();
  form.addClass('processing');
  object.xhr = $.ajax({
    url: GET_VARIATION,
    type: 'POST',
    data: { ...readChosen(parts).data, product_id: Number(form.data('product_id')) },
    success: (answer) => {
      const variation = readAnswer(answer);
      if (variation) form.trigger('found_variation', [variation]);
      else sayNoMatch(parts);
    },
    complete: () => form.removeClass('processing'),
  });
}

/** Answers `check_variations`: filters, looks for the variation or asks for it, and shows or hides the reset link. */
export function checkVariations(parts: FormParts, object: FormObject): void {
  const { form, resetLink } = parts;
  const list = readList(parts);
  const before = readChosen(parts);
  const isComplete = before.count > 0 && before.count === before.chosenCount;
  let isLinkVisible = before.chosenCount > 0;
  if (list || !isComplete) form.trigger('update_variation_values');
  const now = readChosen(parts);
  if (isComplete && now.count === now.chosenCount) {
    const [variation] = list ? findMatching(list, now.data) : [];
    if (!list) ask(parts, object);
    else if (variation) form.trigger('found_variation', [variation]);
    else {
      sayNoMatch(parts);
      isLinkVisible = false;
    }
  } else {
    form.trigger('reset_data');
  }
  resetLink.css('visibility', isLinkVisible ? 'visible' : 'hidden');
}
