import type { Environment } from '@hadaya/core';
import { findJQuery } from '@hadaya/core/jquery';
import { decodeVariation, toIndexEntry, type Variation, type VariationIndex } from '../matching/index.ts';
import type { VariationMode } from './formState.ts';
import { indexInSteps } from './indexInSteps.ts';
import { findSelects, readAttributeName } from './markup.ts';

const ATTRIBUTE = 'data-product_variations';
const EMPTY_LIST = '[]'.length;

/** Checks, without parsing it, whether the server printed a non-empty list of variations into the form. */
function hasList(root: HTMLElement): boolean {
  const text = root.getAttribute(ATTRIBUTE) ?? '';
  return /^\s*\[/.test(text) && text.length > EMPTY_LIST;
}

/**
 * Returns the list of variations that the server printed, undecoded; `undefined` in Ajax mode. An unreadable list
 * counts as Ajax mode and is logged once for the owner.
 */
function readList(root: HTMLElement, { window, logger }: Environment): readonly unknown[] | undefined {
  if (!hasList(root)) return undefined;
  // jQuery caches its parsed data, so a list of possibly several megabytes is parsed only once for WooCommerce and
  // Hadaya.
  const shared = findJQuery(window)?.(root).data('product_variations');
  if (Array.isArray(shared)) return shared;
  if (shared === false) return undefined;
  try {
    const parsed: unknown = JSON.parse(root.getAttribute(ATTRIBUTE) ?? '');
    return Array.isArray(parsed) ? parsed : undefined;
  } catch (cause) {
    logger.warn(`${ATTRIBUTE} is not JSON: check the filter that writes it`, cause);
    return undefined;
  }
}

export interface VariationData {
  mode(): VariationMode;
  getIndex(): VariationIndex | null;
  /** Returns the variation with an id, from the embedded list or from an earlier response from the server. */
  find(id: number): Variation | undefined;
  findAt(position: number): Variation | undefined;
  /** Caches a variation from a response and returns it, or returns the embedded variation with the same id. */
  keep(variation: Variation): Variation;
  /** Checks whether impossible values are disabled rather than only marked. */
  doesFilter(): boolean;
  /** Sets an index that was not built from the embedded list; with `hint`, impossible values can still be chosen. */
  setIndex(index: VariationIndex, use: 'hint' | 'filter'): void;
  /**
   * Reads the embedded list now, unless it has already been read. Without this call, a form with a choice reads the
   * list when it opens, and any other form when the page is idle.
   */
  loadNow(): void;
  reload(): void;
}

export interface DataOwner {
  readonly root: HTMLElement;
  readonly environment: Environment;
  readonly signal: AbortSignal;
  readonly onLoaded: () => void;
}

interface Loaded {
  readonly mode: VariationMode;
  readonly doesFilter: boolean;
  readonly index: VariationIndex | null;
  /** Variations in the order of the index; empty if the index was not built from the embedded list. */
  readonly variations: readonly (Variation | undefined)[];
}

/**
 * Reads and indexes the embedded list. Passes the result to `done`, possibly some tasks later; without a list, that is
 * Ajax mode.
 */
function loadList({ root, environment, signal }: DataOwner, done: (loaded: Loaded) => void): void {
  const list = readList(root, environment);
  const variations: (Variation | undefined)[] = [];
  if (!list) {
    done({ mode: 'ajax', doesFilter: false, index: null, variations });
    return;
  }
  const names = findSelects(root).map(readAttributeName);
  const readEntry = (position: number) => {
    const variation = decodeVariation(list[position]);
    variations[position] = variation;
    return variation && toIndexEntry(variation, names);
  };
  const finish = (index: VariationIndex) => done({ mode: 'embedded', doesFilter: true, index, variations });
  indexInSteps({ names, size: list.length, readEntry, finish }, environment.clock, signal);
}

export function createVariationData(owner: DataOwner): VariationData {
  const isEmbedded = hasList(owner.root);
  const known = new Map<number, Variation>();
  const mode = isEmbedded ? 'embedded' : 'ajax';
  let loaded: Loaded = { mode, doesFilter: isEmbedded, index: null, variations: [] };
  let attempt = 0;

  const settle = (outcome: Loaded) => {
    loaded = outcome;
    owner.onLoaded();
  };
  const load = () => {
    attempt += 1;
    const current = attempt;
    loadList(owner, (outcome) => {
      if (current !== attempt) return;
      for (const variation of outcome.variations) if (variation) known.set(variation.id, variation);
      settle(outcome);
    });
  };

  const loadOnce = () => {
    if (isEmbedded && attempt === 0) load();
  };
  // On most pages nothing is chosen yet, and parsing a list of possibly several megabytes must not delay the page's
  // start.
  if (findSelects(owner.root).some(({ value }) => value !== '')) loadOnce();
  else owner.environment.clock.idle(loadOnce, owner.signal);
  return {
    mode: () => loaded.mode,
    getIndex: () => loaded.index,
    find: (id) => known.get(id),
    findAt: (position) => loaded.variations[position],
    keep(variation) {
      const embedded = loaded.mode === 'embedded' ? known.get(variation.id) : undefined;
      if (!embedded) known.set(variation.id, variation);
      return embedded ?? variation;
    },
    doesFilter: () => loaded.doesFilter,
    setIndex: (index, use) => settle({ mode: loaded.mode, doesFilter: use === 'filter', index, variations: [] }),
    loadNow: loadOnce,
    reload: load,
  };
}
