import { isRecord } from '@hadaya/core';
import type { Variation } from '@hadaya/variations';

export interface BlockTerm {
  /** The CSS `background` of the value's swatch; empty if the value has no swatch and keeps the block's look. */
  readonly swatch: string;
  /** The tooltip's text; empty for none. */
  readonly tooltip: string;
}

/** The shop's data for a product's attributes, by form key (`attribute_pa_color`) and value. */
export type BlockTerms = ReadonlyMap<string, ReadonlyMap<string, BlockTerm>>;

/** The decoded `data-hadaya-terms` of a block. */
export interface BlockData {
  readonly terms: BlockTerms;
  /** Variations in the server's order; empty if the server sends none. */
  readonly variations: readonly Variation[];
  /** True for a large product, for which the server sends only the sold-out variations. */
  readonly isSoldOutOnly: boolean;
  /**
   * The text between an attribute's name and the chosen value's name; `null` if the owner does not show the chosen
   * value.
   */
  readonly separator: string | null;
}

const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d.,%\s/deg-]+\))$/i;
const PICTURE = /^(https?:)?\/[^\s"'()\\<>]+$/i;
const ANGLE = /^-?[\d.]+(deg|rad|turn|grad)$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const colourOf = (value: unknown): string => (COLOUR.test(textOf(value)) ? textOf(value) : '');

/**
 * Returns the CSS `background` of a swatch: a picture, two colours, one colour, or an empty string. Drops invalid
 * colours and URLs.
 */
function readSwatch({ color, secondColor, image }: Readonly<Record<string, unknown>>, angle: string): string {
  if (PICTURE.test(textOf(image))) return `url("${textOf(image)}") center / cover`;
  const [first, second] = [colourOf(color), colourOf(secondColor)];
  return first && second ? `linear-gradient(${angle}, ${first} 50%, ${second} 50%)` : first;
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value) : [];

function readVariation(raw: Readonly<Record<string, unknown>>, index: number): Variation {
  const isInStock = (raw.inStock ?? raw.is_in_stock) !== false;
  const attributes = new Map(entriesOf(raw.attributes).map(([name, value]) => [name, textOf(value)]));
  // The server sends the quantity only at or below the owner's threshold.
  const stock = { variation_stock_left: textOf(raw.stockLeft), max_qty: 0 };
  return { id: index + 1, attributes, isActive: true, isInStock, canBuy: isInStock, raw: stock };
}

const readVariations = (value: unknown): readonly Variation[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map(readVariation);

/** Returns the variations that WooCommerce 10.2 prints on the form itself; empty for any other content. */
export function readContextVariations(json: string): readonly Variation[] {
  try {
    const context: unknown = JSON.parse(json);
    return isRecord(context) ? readVariations(context.availableVariations) : [];
  } catch {
    return [];
  }
}

/** Decodes the server's JSON; missing or malformed fields count as empty. Throws on invalid JSON. */
export function readTerms(json: string): BlockData {
  const raw: Readonly<Record<string, unknown>> = Object(JSON.parse(json));
  const angle = ANGLE.test(textOf(raw.angle)) ? textOf(raw.angle) : '-45deg';
  const readTerm = ([value, term]: readonly [string, unknown]) => {
    const fields = isRecord(term) ? term : {};
    return [value, { swatch: readSwatch(fields, angle), tooltip: textOf(fields.tooltip) }] as const;
  };
  const terms = entriesOf(raw.attributes).map(
    ([name, values]) => [name, new Map(entriesOf(values).map(readTerm))] as const,
  );
  return {
    terms: new Map(terms),
    variations: readVariations(raw.variations),
    isSoldOutOnly: raw.soldOutOnly === true,
    separator: raw.separator === false ? null : typeof raw.separator === 'string' ? raw.separator : ':',
  };
}
