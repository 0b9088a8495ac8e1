import { emit, type IslandContext, isRecord } from '@hadaya/core';
import { openVariationForm, VARIATION_FORM_SELECTOR, type VariationForm } from '@hadaya/variations';
import { fitQuantity, type PriceStep, readPrices } from '../model/prices.ts';
import { lineKey, type QuoteLine } from '../model/quoteList.ts';
import { readAddress } from '../model/readAddress.ts';
import type { QuoteSettings } from '../settings.ts';
import type { QuoteList } from './openList.ts';

/** What became of a press on "Add to quote". */
export type AddOutcome =
  | { readonly kind: 'added'; readonly line: QuoteLine }
  | { readonly kind: 'full' }
  | { readonly kind: 'unavailable' }
  /** An attribute has no value yet. */
  | { readonly kind: 'incomplete'; readonly attribute: string };

/** The product beside the button. */
export interface Product {
  /** Prices of the chosen variation; the same object until they change. */
  getState(): readonly PriceStep[];
  subscribe(listener: () => void): () => void;
  /** Puts the product with its present choice onto the list. */
  add(quantity: number, note: string): AddOutcome;
}

type Context = IslandContext<QuoteSettings>;

/** The variation form of the same product: around the button, or beside it. */
function findForm({ element, settings }: Context): HTMLElement | undefined {
  const root = element.closest(VARIATION_FORM_SELECTOR) ?? element.closest('.product') ?? element.parentElement;
  const forms = root?.matches(VARIATION_FORM_SELECTOR)
    ? [root]
    : [...(root?.querySelectorAll(VARIATION_FORM_SELECTOR) ?? [])];
  return forms.find(
    (form): form is HTMLElement => form instanceof HTMLElement && form.dataset.product_id === String(settings.product),
  );
}

/** The attribute's name as the page has it. */
function nameAttribute(form: VariationForm, attribute: string): string {
  const select = form.findSelect(attribute);
  return select?.labels[0]?.textContent?.trim() || attribute.replace(/^attribute_(pa_)?/, '').replaceAll('-', ' ');
}

/** Prices by variation, as the server prints them. */
function readVariationPrices(text: string): ReadonlyMap<string, readonly PriceStep[]> {
  try {
    const raw: unknown = JSON.parse(text);
    const entries = isRecord(raw) ? Object.entries(raw) : [];
    return new Map(entries.map(([id, steps]) => [id, readPrices(String(steps))]));
  } catch {
    return new Map();
  }
}

/** What the choice of the form adds to a line, or why there is none. */
function readChoice(
  form: VariationForm | undefined,
): Pick<QuoteLine, 'variation' | 'attributes' | 'options'> | AddOutcome {
  if (!form) return { variation: 0, attributes: {}, options: [] };
  const { attributes, choice, match } = form.getState();
  const open = attributes.find(({ chosen }) => chosen === '');
  if (open) {
    form.findSelect(open.name)?.focus();
    return { kind: 'incomplete', attribute: nameAttribute(form, open.name) };
  }
  const variation = match.kind === 'found' ? match.variation : form.findVariation(choice);
  if (!variation) return { kind: 'unavailable' };
  const label = ({ chosen, values }: (typeof attributes)[number]) =>
    values.find(({ value }) => value === chosen)?.label ?? chosen;
  return { variation: variation.id, attributes: Object.fromEntries(choice), options: attributes.map(label) };
}

/** Opens the product that the element stands for; its form lives as long as the island. */
export function openProduct(context: Context, list: QuoteList): Product {
  const { element, settings, environment, signal } = context;
  const root = findForm(context);
  const form = root && openVariationForm(root, environment, { signal });
  const own = readPrices(settings.prices);
  const byVariation = readVariationPrices(settings.variationPrices);
  const getPrices = () => {
    const match = form?.getState().match;
    return (match?.kind === 'found' && byVariation.get(String(match.variation.id))) || own;
  };
  return {
    getState: getPrices,
    subscribe: (listener) => form?.subscribe(listener) ?? (() => {}),
    add(quantity, note) {
      const choice = readChoice(form);
      if ('kind' in choice) return choice;
      const { product, name, minimum, step } = settings;
      const line: QuoteLine = {
        ...choice,
        product,
        name,
        minimum,
        step,
        link: readAddress(settings.link),
        picture: readAddress(settings.picture),
        prices: byVariation.get(String(choice.variation)) ?? own,
        quantity: fitQuantity(quantity, settings),
        note,
      };
      list.dispatch({ kind: 'added', line });
      if (!list.getState().lines.some((one) => lineKey(one) === lineKey(line))) return { kind: 'full' };
      emit(element, 'hadaya:quote:added', { line });
      return { kind: 'added', line };
    },
  };
}
