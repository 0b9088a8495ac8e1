import { type FormParts, findMatching, keyOf, readChosen, readList, type WireVariation } from './formParts.ts';

function decode(text: string): string {
  const area = document.createElement('textarea');
  area.innerHTML = text;
  return area.value;
}

interface Offer {
  readonly isAny: boolean;
  readonly values: ReadonlyMap<string, boolean>;
  readonly isAnyActive: boolean;
}

/** A value is active if any of its variations is active. */
function readOffer(list: readonly WireVariation[], key: string): Offer {
  const values = new Map<string, boolean>();
  let isAny = false;
  let isAnyActive = false;
  for (const variation of list) {
    const value = variation.attributes[key];
    if (value === undefined) continue;
    const isActive = variation.variation_is_active !== false;
    if (value === '') {
      isAny = true;
      isAnyActive ||= isActive;
    } else {
      const word = decode(value);
      values.set(word, isActive || values.get(word) === true);
    }
  }
  return { isAny, isAnyActive, values };
}

function rebuild(select: HTMLSelectElement, { isAny, isAnyActive, values }: Offer): void {
  for (const option of [...select.options]) {
    if (option.value === '') continue;
    const isAttached = isAny || values.has(option.value);
    const isEnabled = (isAny && isAnyActive) || values.get(option.value) === true;
    option.classList.toggle('attached', isAttached);
    option.classList.toggle('enabled', isEnabled);
    option.disabled = !isEnabled;
    if (!isAttached) option.remove();
  }
}

/**
 * Rebuilds every select from the options that it had at first. If the chosen value is missing or disabled afterwards,
 * clears the select and triggers `change`. Handles `update_variation_values`.
 */
export function filterSelects(parts: FormParts): void {
  const { $, form, selects } = parts;
  const list = readList(parts);
  if (!list) return;
  const { data } = readChosen(parts);
  selects().each((_place, element) => {
    if (!(element instanceof HTMLSelectElement)) return;
    const select = $(element);
    const key = keyOf($, element);
    const value = element.value;
    if (select.data('attribute_html') === undefined) {
      const options = [...element.options].map((option) => option.cloneNode(true));
      select.data('attribute_options', options.slice(1)).data('attribute_html', select.html());
    }
    select.html(String(select.data('attribute_html')));
    rebuild(element, readOffer(findMatching(list, { ...data, [key]: '' }), key));
    const isKept = value === '' || [...element.options].some((option) => option.value === value && !option.disabled);
    element.value = isKept ? value : '';
    const dropsPlaceholder = isKept && value !== '' && select.data('show_option_none') === 'no';
    if (dropsPlaceholder) element.querySelector('option[value=""]')?.remove();
    if (!isKept) select.trigger('change');
  });
  form.trigger('woocommerce_update_variation_values');
}
