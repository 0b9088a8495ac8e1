import { isRecord, toJson } from '@hadaya/core';
import { fitQuantity, type PriceStep } from './prices.ts';
import { MOST_LINES, type QuoteLine } from './quoteList.ts';
import { readAddress } from './readAddress.ts';

const DAY_MS = 86_400_000;

const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readStep(raw: unknown): readonly PriceStep[] {
  if (!isRecord(raw)) return [];
  return [{ from: number(raw.from), price: typeof raw.price === 'number' ? raw.price : null }];
}

function readAttributes(raw: unknown): Readonly<Record<string, string>> {
  if (!isRecord(raw)) return {};
  // The object is built from entries, so that a stored `__proto__` is a plain key.
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, text(value)]));
}

function readLine(raw: unknown): readonly QuoteLine[] {
  if (!isRecord(raw)) return [];
  const product = number(raw.product);
  if (!Number.isInteger(product) || product < 1) return [];
  const rule = { minimum: number(raw.minimum), step: number(raw.step) };
  return [
    {
      ...rule,
      product,
      variation: number(raw.variation),
      attributes: readAttributes(raw.attributes),
      options: list(raw.options).map(text),
      name: text(raw.name),
      link: readAddress(text(raw.link)),
      picture: readAddress(text(raw.picture)),
      prices: list(raw.prices).flatMap(readStep),
      quantity: fitQuantity(number(raw.quantity), rule),
      note: text(raw.note),
    },
  ];
}

/** Serialises the list with the current time, by which `decodeList` detects an outdated list. */
export function encodeList(lines: readonly QuoteLine[], now: number): string {
  return toJson({ saved: now, lines });
}

/** Returns the stored lines; empty if they are older than `days` or not in Hadaya's format. */
export function decodeList(stored: string | null, now: number, days: number): readonly QuoteLine[] {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(kept) || now - number(kept.saved) > days * DAY_MS) return [];
    return list(kept.lines).flatMap(readLine).slice(0, MOST_LINES);
  } catch {
    return [];
  }
}
