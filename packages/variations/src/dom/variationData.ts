import type { Environment } from '@hadaya/core';
import { decodeVariation, type Variation, type VariationIndex, type VariationMode } from '../model/index.ts';
import { toIndexEntry } from '../model/toIndexEntry.ts';
import { indexInSteps } from './indexInSteps.ts';
import { findSelects, readAttributeName } from './markup.ts';
import { measureList, readList } from './readList.ts';

/** Longer lists are parsed when the page is idle or the visitor reaches for the form, not while the page starts. */
const EAGER_CHARACTERS = 200_000;

/** What is known about the product's variations. */
export interface VariationData {
  mode(): VariationMode;
  getIndex(): VariationIndex | null;
  /** A variation by id: of the embedded list, or one that the server answered before. */
  find(id: number): Variation | undefined;
  /** The variation at a position of the index. */
  findAt(position: number): Variation | undefined;
  /** Keeps a variation that the server answered; returns the one that is kept under its id. */
  keep(variation: Variation): Variation;
  /** Whether values that fit nothing may not be chosen. */
  doesFilter(): boolean;
  /** Takes an index from elsewhere; with `hint` values that fit nothing stay open to choose. */
  setIndex(index: VariationIndex, use: 'hint' | 'filter'): void;
  /** Reads a long embedded list now, which otherwise waits for an idle page. */
  want(): void;
  /** Reads the embedded list again. */
  reload(): void;
}

/** Whose data, and who hears that they are there. */
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
}

/** Reads the list and indexes it; `take` gets each variation, `done` the outcome, perhaps some tasks later. */
function loadList(
  owner: DataOwner,
  take: (variation: Variation, place: number) => void,
  done: (loaded: Loaded) => void,
): void {
  const { root, environment, signal } = owner;
  const list = readList(root, environment);
  if (!list) {
    done({ mode: 'ajax', doesFilter: false, index: null });
    return;
  }
  const names = findSelects(root).map(readAttributeName);
  const readEntry = (place: number) => {
    const variation = decodeVariation(list[place]);
    if (variation) take(variation, place);
    return variation && toIndexEntry(variation, names);
  };
  const finish = (index: VariationIndex) => done({ mode: 'embedded', doesFilter: true, index });
  indexInSteps({ names, size: list.length, readEntry, finish }, environment.clock, signal);
}

/** Reads a form's variations: at once when the list is short, else when it is wanted. */
export function createVariationData(owner: DataOwner): VariationData {
  const length = measureList(owner.root);
  const known = new Map<number, Variation>();
  const order: (Variation | undefined)[] = [];
  let loaded: Loaded = { mode: length > 0 ? 'embedded' : 'ajax', doesFilter: length > 0, index: null };
  let attempt = 0;

  const settle = (outcome: Loaded) => {
    loaded = outcome;
    owner.onLoaded();
  };
  const load = () => {
    attempt += 1;
    const current = attempt;
    loadList(
      owner,
      (variation, place) => {
        known.set(variation.id, variation);
        order[place] = variation;
      },
      (outcome) => current === attempt && settle(outcome),
    );
  };

  const loadOnce = () => {
    if (length > 0 && attempt === 0) load();
  };
  if (length > EAGER_CHARACTERS) owner.environment.clock.idle(loadOnce, owner.signal);
  else loadOnce();
  return {
    mode: () => loaded.mode,
    getIndex: () => loaded.index,
    find: (id) => known.get(id),
    findAt: (position) => order[position],
    keep(variation) {
      const embedded = loaded.mode === 'embedded' ? known.get(variation.id) : undefined;
      if (!embedded) known.set(variation.id, variation);
      return embedded ?? variation;
    },
    doesFilter: () => loaded.doesFilter,
    setIndex: (index, use) => settle({ mode: loaded.mode, doesFilter: use === 'filter', index }),
    want: loadOnce,
    reload: load,
  };
}
