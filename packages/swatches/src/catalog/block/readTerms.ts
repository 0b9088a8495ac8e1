import { isRecord } from '@hadaya/core';

/** What the shop knows of one value of an attribute. */
export interface BlockTerm {
  /** The CSS `background` of its swatch; empty where it has none and keeps the block's look. */
  readonly swatch: string;
  /** What its tooltip says; empty for none. */
  readonly tooltip: string;
}

/** What the shop knows of a product's attributes, by form key (`attribute_pa_color`) and value. */
export type BlockTerms = ReadonlyMap<string, ReadonlyMap<string, BlockTerm>>;

/** Values by form key; an empty value stands for each one. */
export type BlockChoice = Readonly<Record<string, string>>;

/** A variation as far as its stock goes. */
export interface BlockStock {
  readonly attributes: BlockChoice;
  readonly inStock: boolean;
}

/** The decoded `data-hadaya-terms` of a block. */
export interface BlockData {
  readonly terms: BlockTerms;
  /** In the server's order; empty where it sends none. */
  readonly stock: readonly BlockStock[];
}

const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d.,%\s/deg-]+\))$/i;
const PICTURE = /^(https?:)?\/[^\s"'()\\<>]+$/i;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const colourOf = (value: unknown): string => (COLOUR.test(textOf(value)) ? textOf(value) : '');

/** The background of a swatch: a picture, two colours, one, or none. What is no colour or address is left out. */
function readSwatch({ color, secondColor, image }: Readonly<Record<string, unknown>>): string {
  if (PICTURE.test(textOf(image))) return `url("${textOf(image)}") center / cover`;
  const [first, second] = [colourOf(color), colourOf(secondColor)];
  return first && second ? `linear-gradient(-45deg, ${first} 50%, ${second} 50%)` : first;
}

/** The keys and values of an object; none of anything else. */
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value) : [];

function readStock(value: unknown): readonly BlockStock[] {
  return (Array.isArray(value) ? value : []).filter(isRecord).map(({ attributes, inStock }) => ({
    attributes: Object.fromEntries(entriesOf(attributes).map(([name, one]) => [name, textOf(one)])),
    inStock: inStock !== false,
  }));
}

/** Reads the server's JSON; what is missing or of another shape counts as empty. Throws on text that is no JSON. */
export function readTerms(json: string): BlockData {
  const { attributes, variations }: Readonly<Record<string, unknown>> = Object(JSON.parse(json));
  const readTerm = ([value, term]: readonly [string, unknown]) => {
    const fields = isRecord(term) ? term : {};
    return [value, { swatch: readSwatch(fields), tooltip: textOf(fields.tooltip) }] as const;
  };
  const terms = entriesOf(attributes).map(
    ([name, values]) => [name, new Map(entriesOf(values).map(readTerm))] as const,
  );
  return { terms: new Map(terms), stock: readStock(variations) };
}

/**
 * Whether a value is sold out beside what else is chosen: there are variations with both, and none is in stock. Where the
 * server sent no stock, nothing is.
 */
export function isSoldOut(
  stock: readonly BlockStock[],
  choice: BlockChoice,
  attribute: string,
  value: string,
): boolean {
  const wanted = Object.entries({ ...choice, [attribute]: value }).filter(([, one]) => one !== '');
  const fitting = stock.filter(({ attributes }) =>
    wanted.every(([name, one]) => ['', one].includes(attributes[name] ?? '')),
  );
  return fitting.length > 0 && fitting.every(({ inStock }) => !inStock);
}
