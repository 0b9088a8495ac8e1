import { isRecord } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import type { Choice } from './choice.ts';
import type { IndexEntry } from './variationIndex.ts';

/** One variation of a product: the fields that every island needs, decoded from the server's object. */
export interface Variation {
  readonly id: number;
  /** Attribute values, keyed by attribute key, with entities decoded; `''` means any value. */
  readonly attributes: Choice;
  /** True if visitors may choose the variation (a filter in the shop can turn individual variations off). */
  readonly isActive: boolean;
  readonly isInStock: boolean;
  /** True if the variation can be added to the cart: purchasable, in stock and visible. */
  readonly canBuy: boolean;
  /** The server's object with all other fields (prices, images, quantities), unchanged. */
  readonly raw: Readonly<Record<string, unknown>>;
}

function decodeAttributes(raw: unknown): Choice {
  const values = new Map<string, string>();
  if (!isRecord(raw)) return values;
  for (const [name, value] of Object.entries(raw)) values.set(name, decodeEntities(String(value ?? '')));
  return values;
}

/**
 * Checks whether the server turned a field off. A filter in the shop may return an empty string, 0 or `null`, which
 * WooCommerce's script treats as false; a missing field does not count as turned off.
 */
export function isSwitchedOff(field: unknown): boolean {
  return field !== undefined && !field;
}

/** Decodes a variation object from the server; `undefined` for anything else (`false` means that nothing matches). */
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

/**
 * Checks whether a variation conflicts with a choice, that is, whether one of its fixed values differs from the chosen
 * one.
 */
export function contradicts(variation: Variation, choice: Choice): boolean {
  for (const [name, value] of variation.attributes) {
    const chosen = choice.get(name) ?? '';
    if (value !== '' && chosen !== '' && value !== chosen) return true;
  }
  return false;
}

export function toIndexEntry(variation: Variation, names: readonly string[]): IndexEntry {
  return {
    values: names.map((name) => variation.attributes.get(name)),
    isActive: variation.isActive,
    isInStock: variation.isInStock,
  };
}
