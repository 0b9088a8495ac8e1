import type { AttributionData } from './shopPage.ts';

/** Element of the server that takes the hidden inputs. */
export const INPUTS_TAG = 'wc-order-attribution-inputs';

/** Leaves the first element of each form; one outside all forms stays only where no form holds any. */
export function removeDoubles(document: Document): readonly Element[] {
  const forms = new Set<Element | null>(document.querySelector(`form ${INPUTS_TAG}`) ? [null] : []);
  return [...document.querySelectorAll(INPUTS_TAG)].filter((element) => {
    const form = element.closest('form');
    if (!forms.has(form)) return forms.add(form);
    return element.remove();
  });
}

/**
 * Writes data into the hidden inputs of an element, by their names. An input that is not there is made; `onMissing` is
 * told first.
 */
export function fillInputs(
  element: Element,
  prefix: string,
  data: AttributionData,
  onMissing: (field: string) => void,
): void {
  const inputs = [...element.querySelectorAll('input')];
  for (const [field, value] of Object.entries(data)) {
    const name = prefix + field;
    let input = inputs.find((candidate) => candidate.name === name);
    if (!input) {
      onMissing(field);
      input = element.ownerDocument.createElement('input');
      input.type = 'hidden';
      input.name = name;
      element.append(input);
    }
    input.value = `${value ?? ''}`;
  }
}
