import { createStore, type Environment, readSettings, type Store } from '@hadaya/core';
import { acquireJQueryEvents, type JQueryEvents } from '../jquery/index.ts';
import { contradicts } from '../matching/index.ts';
import { type VariationSettings, variationSettings } from '../settings.ts';
import { askWhenOnline } from './askWhenOnline.ts';
import {
  type AttributeState,
  readChoice,
  reduceState,
  type VariationAction,
  type VariationState,
} from './formState.ts';
import { readProductId, readVariationId } from './markup.ts';
import { createMessages, type Messages } from './messages.ts';
import { createValueCatalogue, readAttributes } from './readAttributes.ts';
import { createVariationData, type VariationData } from './variationData.ts';

/** The internal interface of one open form. Everything that the form started ends when `signal` aborts. */
export interface FormSession {
  readonly root: HTMLElement;
  readonly environment: Environment;
  readonly signal: AbortSignal;
  readonly store: Store<VariationState, VariationAction>;
  readonly data: VariationData;
  readonly settings: VariationSettings;
  readonly jquery: JQueryEvents;
  readonly messages: Messages;
  /** True if the page was still loading when the form was opened, which means that the server printed the form. */
  readonly isPrinted: boolean;
  readonly visitor: { hasChosen: boolean };
  readonly opening: VariationState;
  /** Reads the selects without updating the store. */
  readAttributes(): readonly AttributeState[];
  /** Reads the selects and the id field, and notifies subscribers of changes. */
  sync(): void;
  /** Runs `ask` once when the connection is back, if the choice is unchanged and its last request failed. */
  askWhenOnline(ask: () => void): void;
}

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

function readOwnSettings({ root, environment }: SessionOrigin): VariationSettings {
  const { settings, problems } = readSettings(
    environment.window,
    { schema: variationSettings, key: 'variations' },
    root,
  );
  for (const { path, message } of problems) environment.logger.warn(`${path}: ${message}`);
  return settings;
}

export function createSession(origin: SessionOrigin): FormSession {
  const { root, environment, signal } = origin;
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
  const settings = readOwnSettings(origin);
  const messages = createMessages({ root, environment, settings, store, signal });
  return {
    ...origin,
    store,
    data,
    settings,
    jquery: acquireJQueryEvents(environment, signal),
    messages,
    opening: initial,
    visitor: { hasChosen: false },
    isPrinted: environment.document.readyState !== 'complete',
    readAttributes: readSelects,
    sync: () => store.dispatch(read()),
    askWhenOnline: (ask) => askWhenOnline({ environment, store, messages, signal }, ask),
  };
}
