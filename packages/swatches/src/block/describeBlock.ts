import type { AttributeState, Choice, VariationMatch } from '@hadaya/variations';
import {
  contradicts,
  createVariationIndex,
  matchVariation,
  toIndexEntry,
  type Variation,
} from '@hadaya/variations/matching';
import type { Refusal, StockLeft } from '../items/index.ts';
import { findStockLeft } from '../stock/findStockLeft.ts';
import { describeNotice, type NoticeText, type NoticeView } from '../wording/index.ts';
import type { BlockData } from './readTerms.ts';

export interface ShownRow {
  readonly attribute: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
}

export interface BlockFacts {
  readonly rows: readonly ShownRow[];
  readonly data: BlockData;
  /** The chosen attributes, oldest choice first. */
  readonly recency: readonly string[];
  /** The unavailable option that the visitor pressed. */
  readonly refusal: Refusal | null;
  readonly say: (text: NoticeText, values?: Readonly<Record<string, string>>) => string;
}

/**
 * Hadaya's additions to the block: the notice, low stock and sold-out options. The block itself decides which options
 * are chosen or disabled.
 */
export interface BlockView {
  readonly choice: Choice;
  readonly notice: NoticeView | null;
  readonly stockLeft: StockLeft | null;
  readonly isSoldOut: (attribute: string, value: string) => boolean;
}

function readBlockChoice(rows: readonly ShownRow[]): Choice {
  return new Map(
    rows.flatMap(({ attribute, options }) => {
      const chosen = options.find(({ isChosen }) => isChosen);
      return chosen ? [[attribute, chosen.value] as const] : [];
    }),
  );
}

/**
 * Checks whether a choice is sold out: variations with all its values exist, but none is in stock. If the server sent
 * only sold-out variations, returns false for an incomplete choice, because other variations may be in stock.
 */
function isChoiceSoldOut({ data, rows }: BlockFacts, choice: Choice): boolean {
  if (data.isSoldOutOnly && choice.size < rows.length) return false;
  const fitting = data.variations.filter((variation) => !contradicts(variation, choice));
  return fitting.length > 0 && fitting.every(({ isInStock }) => !isInStock);
}

function toAttributes(rows: readonly ShownRow[], choice: Choice): readonly AttributeState[] {
  const known = { status: 'available', isEnabled: true, isMarkedOutOfStock: false } as const;
  return rows.map(({ attribute: name, options }) => ({
    name,
    chosen: choice.get(name) ?? '',
    values: options.map(({ value, label }) => ({ value, label, ...known })),
  }));
}

/**
 * Describes the block according to the rules for classic forms: sold out, stock left, why a value is unavailable, and
 * the nearest alternative.
 */
export function describeBlock(facts: BlockFacts): BlockView {
  const { rows, data, recency, refusal, say } = facts;
  const choice = readBlockChoice(rows);
  const attributes = toAttributes(rows, choice);
  const names = rows.map(({ attribute }) => attribute);
  const { variations } = data;
  const isWhole = variations.length > 0 && !data.isSoldOutOnly;
  const index = isWhole
    ? createVariationIndex(
        names,
        variations.map((variation) => toIndexEntry(variation, names)),
      )
    : null;
  const findVariation = (requested: Choice): Variation | null =>
    (index && variations[matchVariation(index, requested)]) ?? null;
  const readMatch = (): VariationMatch => {
    if (!index || choice.size < rows.length) return { kind: 'incomplete' };
    const variation = findVariation(choice);
    return variation ? { kind: 'found', variation } : { kind: 'none' };
  };
  const state = { attributes, choice, match: readMatch() };
  return {
    choice,
    notice: describeNotice({ state, index, recency, refusal, say }),
    stockLeft: findStockLeft({ attributes, choice, findVariation, threshold: Number.POSITIVE_INFINITY }),
    isSoldOut: (attribute, value) => isChoiceSoldOut(facts, new Map([...choice, [attribute, value]])),
  };
}
