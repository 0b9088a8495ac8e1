import { isRecord } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import type { Choice } from './choice.ts';
import type { IndexEntry } from './variationIndex.ts';

/** One variation of a product as the server describes it, with the few fields that every island needs in our words. */
export interface Variation {
  readonly id: number;
  /** Value by attribute key, entities decoded; `''` stands for any value. */
  readonly attributes: Choice;
  /** Whether the shop lets a visitor choose it (an owner's filter may switch single variations off). */
  readonly isActive: boolean;
  readonly isInStock: boolean;
  /** Whether it can go into the cart: purchasable, in stock and visible. */
  readonly canBuy: boolean;
  /** The server's object with all other fields (prices, images, quantities), untouched. */
  readonly raw: Readonly<Record<string, unknown>>;
}

function decodeAttributes(raw: unknown): Choice {
  const values = new Map<string, string>();
  if (!isRecord(raw)) return values;
  for (const [name, value] of Object.entries(raw)) values.set(name, decodeEntities(String(value ?? '')));
  return values;
}

/**
 * Whether the server switched a field off. A filter of the shop may answer with an empty word, a nought or nothing at
 * all, which WooCommerce's script takes for no; a field that is missing says nothing.
 */
export function isSwitchedOff(field: unknown): boolean {
  return field !== undefined && !field;
}

/** Reads a variation object of the server; `undefined` for anything else (`false` means that nothing matches). */
export function decodeVariation(raw: unknown): Variation | undefined {
  if (!isRecord(raw)) return undefined;
  const id = Number(raw.variation_id);
  if (!Number.isInteger(id) || id <= 0) return undefined;
  const isInStock = !isSwitchedOff(raw.is_in_stock);
  return {
    id,
    attributes: decodeAttributes(raw.attributes),
    isActive: !isSwitchedOff(raw.variation_is_active),
    isInStock,
    canBuy: isInStock && !isSwitchedOff(raw.is_purchasable) && !isSwitchedOff(raw.variation_is_visible),
    raw,
  };
}

/** Whether a variation stands against a choice: one of its own values is set, chosen, and another one. */
export function contradicts(variation: Variation, choice: Choice): boolean {
  for (const [name, value] of variation.attributes) {
    const chosen = choice.get(name) ?? '';
    if (value !== '' && chosen !== '' && value !== chosen) return true;
  }
  return false;
}

/** A variation as the index takes it. */
export function toIndexEntry(variation: Variation, names: readonly string[]): IndexEntry {
  return {
    values: names.map((name) => variation.attributes.get(name)),
    isActive: variation.isActive,
    isInStock: variation.isInStock,
  };
}
