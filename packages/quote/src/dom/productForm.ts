import { hydrate, type IslandContext, isRecord, lazyPart } from '@hadaya/core';
import type { Variation, VariationForm } from '@hadaya/variations';
import { VARIATION_FORM_SELECTOR } from '@hadaya/variations/selectors';
import type { QuoteLine } from '../model/quoteList.ts';
import { readAddress } from '../model/readAddress.ts';
import type { QuoteSettings } from '../settings.ts';

export type ChoiceProblem =
  | { readonly kind: 'unavailable' }
  /** An attribute has no value yet. */
  | { readonly kind: 'incomplete'; readonly attribute: string };

/**
 * The fields of a quote line that depend on the visitor's choice; `picture` is empty if the choice has no picture of
 * its own.
 */
export type ProductChoice = Pick<QuoteLine, 'variation' | 'attributes' | 'options' | 'picture'>;

export interface ProductForm {
  /** Returns the chosen variation's id; 0 if there is none or the form's rules have not loaded yet. */
  getVariation(): number;
  /**
   * Returns the current choice, or the reason why it cannot be added; loads the form's rules first if needed. Rejects
   * if the rules fail to load.
   */
  readChoice(): Promise<ProductChoice | ChoiceProblem>;
}

type Context = IslandContext<QuoteSettings>;

const NO_CHOICE: ProductChoice = { variation: 0, attributes: {}, options: [], picture: '' };

// This code loads late, because its nine kilobytes are needed only when a visitor chooses an option.
const loadVariations = lazyPart(() => import('@hadaya/variations'));

/**
 * Finds the variation form for the button's product: the form around the button, or another form within the product.
 */
function findForm({ element, settings }: Context): HTMLElement | undefined {
  const root = element.closest(VARIATION_FORM_SELECTOR) ?? element.closest('.product') ?? element.parentElement;
  const forms = root?.matches(VARIATION_FORM_SELECTOR)
    ? [root]
    : [...(root?.querySelectorAll(VARIATION_FORM_SELECTOR) ?? [])];
  return forms.find(
    (form): form is HTMLElement => form instanceof HTMLElement && form.dataset.product_id === String(settings.product),
  );
}

function nameAttribute(form: VariationForm, attribute: string): string {
  const select = form.findSelect(attribute);
  return select?.labels[0]?.textContent?.trim() || attribute.replace(/^attribute_(pa_)?/, '').replaceAll('-', ' ');
}

/** Waits until the form has parsed its printed variations, which it does in steps. */
function whenRead(form: VariationForm): Promise<void> {
  const isRead = () => form.getState().mode === 'ajax' || form.getIndex() !== null;
  return new Promise((resolve) => {
    if (isRead()) return resolve();
    const stop = form.subscribe(() => {
      if (!isRead()) return;
      stop();
      resolve();
    });
  });
}

function readPicture({ raw }: Variation): string {
  const address = isRecord(raw.image) ? raw.image.thumb_src : '';
  return typeof address === 'string' ? readAddress(address) : '';
}

async function readChoice(
  form: VariationForm,
  focusAttribute: (select: HTMLSelectElement) => void,
): Promise<ProductChoice | ChoiceProblem> {
  const open = form.getState().attributes.find(({ chosen }) => chosen === '');
  if (open) {
    const select = form.findSelect(open.name);
    if (select) focusAttribute(select);
    return { kind: 'incomplete', attribute: nameAttribute(form, open.name) };
  }
  await whenRead(form);
  const { attributes, choice, match } = form.getState();
  const variation = match.kind === 'found' ? match.variation : form.findVariation(choice);
  if (!variation) return { kind: 'unavailable' };
  const label = ({ chosen, values }: (typeof attributes)[number]) =>
    values.find(({ value }) => value === chosen)?.label ?? chosen;
  return {
    variation: variation.id,
    attributes: Object.fromEntries(choice),
    options: attributes.map(label),
    picture: readPicture(variation),
  };
}

/**
 * Opens the product's variation form when it is needed; calls `onChange` when the chosen variation may have changed.
 */
export function openForm(context: Context, onChange: () => void): ProductForm {
  const { environment, signal } = context;
  const root = findForm(context);
  if (!root) return { getVariation: () => 0, readChoice: async () => NO_CHOICE };
  let form: VariationForm | undefined;
  const open = async () => {
    const { openVariationForm } = await loadVariations(signal);
    if (form) return form;
    form = openVariationForm(root, environment, { signal });
    form.subscribe(onChange, signal);
    onChange();
    return form;
  };
  // If a variation is preselected, the form loads when the page is idle, so that the variation's price can be shown;
  // otherwise it loads on the first interaction.
  const isChosen = [...root.querySelectorAll('select')].some(({ value }) => value !== '');
  const start = () => void open().catch(() => {});
  hydrate({ element: root, environment, signal, hydration: isChosen ? 'idle' : 'interaction' }, start);
  return {
    getVariation() {
      const match = form?.getState().match;
      return match?.kind === 'found' ? match.variation.id : 0;
    },
    async readChoice() {
      const { focusAttribute } = await loadVariations(signal);
      return readChoice(await open(), focusAttribute);
    },
  };
}
