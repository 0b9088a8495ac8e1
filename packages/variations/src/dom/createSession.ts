import { createStore, type Environment } from '@hadaya/core';
import { contradicts, type VariationState } from '../model/index.ts';
import { readChoice, reduceState } from '../model/reduceState.ts';
import { readProductId, readVariationId } from './markup.ts';
import { readAttributes } from './readAttributes.ts';
import type { FormSession } from './session.ts';
import { createValueCatalogue } from './valueCatalogue.ts';
import { createVariationData, type VariationData } from './variationData.ts';

/** What a session starts from. */
export interface SessionOrigin {
  readonly root: HTMLElement;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

function createInitialState(root: HTMLElement, data: VariationData): VariationState {
  return {
    productId: readProductId(root),
    mode: data.mode(),
    isIndexed: data.getIndex() !== null,
    attributes: [],
    choice: new Map(),
    match: { kind: 'incomplete' },
    shown: null,
  };
}

function findHeld(root: HTMLElement, data: VariationData, state: Pick<VariationState, 'attributes'>) {
  const variation = data.find(readVariationId(root));
  return variation && !contradicts(variation, readChoice(state.attributes)) ? variation : undefined;
}

/** Reads a form for the first time and starts its store. */
export function createSession(origin: SessionOrigin): FormSession {
  const { root } = origin;
  const catalogue = createValueCatalogue();
  let onLoaded = () => {};
  const data = createVariationData({ ...origin, onLoaded: () => onLoaded() });

  const readSelects = () => {
    return readAttributes(root, { catalogue, index: data.getIndex(), doesFilter: data.doesFilter() });
  };
  const read = () => {
    const attributes = readSelects();
    return { kind: 'read', attributes, variation: findHeld(root, data, { attributes }) } as const;
  };
  const initial = reduceState(createInitialState(root, data), read());
  const store = createStore(reduceState, initial);
  onLoaded = () => {
    const isIndexed = data.getIndex() !== null;
    store.dispatch({ kind: 'loaded', attributes: readSelects(), mode: data.mode(), isIndexed });
    store.dispatch(read());
  };
  return {
    ...origin,
    store,
    data,
    opening: initial,
    visitor: { hasChosen: false },
    isPrinted: origin.environment.document.readyState !== 'complete',
    readAttributes: readSelects,
    sync: () => store.dispatch(read()),
  };
}
