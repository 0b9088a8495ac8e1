import type { JQueryLike, JQueryObject, JQueryRequest } from './jqueryLike.ts';

/** The object that WooCommerce's script passes with the `wc_variation_form` event of a form. */
export interface FormObject {
  xhr: JQueryRequest | undefined;
  /** Value of `data-product_variations` that jQuery read when the script started or at the last reload. */
  variationData: unknown;
  /** True until the first check ends; until then, missing combinations are not reported. */
  loading: boolean;
}

/** The fields of the server's variation data that the test double reads. */
export interface WireVariation {
  readonly variation_id: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly variation_is_active?: boolean;
  readonly variation_is_visible?: boolean;
  readonly is_purchasable?: boolean;
  readonly is_in_stock?: boolean;
  readonly is_sold_individually?: string;
  readonly min_qty?: number | '';
  readonly max_qty?: number | '';
  readonly price_html?: string;
  readonly availability_html?: string;
  readonly variation_description?: string;
}

export interface Chosen {
  readonly count: number;
  readonly chosenCount: number;
  readonly data: Readonly<Record<string, string>>;
}

export interface FormParts {
  readonly object: FormObject;
  readonly $: JQueryLike;
  readonly form: JQueryObject;
  readonly selects: () => JQueryObject;
  readonly idField: JQueryObject;
  readonly display: JQueryObject;
  readonly button: JQueryObject;
  readonly resetLink: JQueryObject;
  readonly displayDelayMs: number;
}

export function findParts($: JQueryLike, element: Element, displayDelayMs: number): FormParts {
  const form = $(element);
  const selects = form.find('.variations select');
  return {
    $,
    form,
    object: { xhr: undefined, variationData: form.data('product_variations'), loading: true },
    selects: () => selects,
    idField: form.find('input[name="variation_id"], input.variation_id'),
    display: form.find('.single_variation'),
    button: form.find('.single_add_to_cart_button'),
    resetLink: form.find('.reset_variations'),
    displayDelayMs,
  };
}

/** Returns the attribute key of a select, such as `attribute_pa_color`. */
export function keyOf($: JQueryLike, select: Element): string {
  const node = $(select);
  return String(node.data('attribute_name') || node.attr('name') || '');
}

export function readChosen({ $, selects }: FormParts): Chosen {
  const data: Record<string, string> = {};
  selects().each((_place, select) => {
    data[keyOf($, select)] = String($(select).val() ?? '');
  });
  const values = Object.values(data);
  return { data, count: values.length, chosenCount: values.filter((value) => value !== '').length };
}

function isWireVariation(value: unknown): value is WireVariation {
  return typeof value === 'object' && value !== null && 'variation_id' in value && 'attributes' in value;
}

const NAMELESS: WireVariation = { variation_id: Number.NaN, attributes: {} };

/**
 * Reads the embedded list; `undefined` in Ajax mode, in which the attribute is exactly `false`. jQuery returns invalid
 * JSON as text, whose characters the real script reads as variations without attributes.
 */
export function readList({ object: { variationData } }: FormParts): readonly WireVariation[] | undefined {
  if (variationData === false) return undefined;
  if (Array.isArray(variationData)) return variationData.filter(isWireVariation);
  return [...String(variationData ?? '')].map(() => NAMELESS);
}

/** Reads a `get_variation` response; `undefined` for `false` and anything else that is not a variation. */
export function readAnswer(answer: unknown): WireVariation | undefined {
  return isWireVariation(answer) ? answer : undefined;
}

/** Returns the variations matching a selection; only two different non-empty values contradict each other. */
export function findMatching(list: readonly WireVariation[], data: Chosen['data']): readonly WireVariation[] {
  return list.filter((variation) =>
    Object.entries(variation.attributes).every(([name, value]) => {
      const chosen = data[name] ?? '';
      return value === '' || chosen === '' || value === chosen;
    }),
  );
}

export function isPurchasable(variation: WireVariation): boolean {
  return (
    variation.is_purchasable !== false && variation.is_in_stock !== false && variation.variation_is_visible !== false
  );
}
