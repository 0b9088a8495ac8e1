import { type LazyPart, lazyPart, listen, runHostCode, whenPainted } from '@hadaya/core';
import { guardCart } from './cart/guardCart.ts';
import {
  type ChooseOutcome,
  createSelectWriter,
  createSession,
  emitEvents,
  type FormSession,
  findSelects,
  followSelects,
  isHeard,
  keepHeight,
  readAttributeName,
  type SessionOrigin,
  type ShopText,
  type VariationState,
  writeSelect,
} from './form/index.ts';
import { type Choice, listChosen, matchVariation, type Variation, type VariationIndex } from './matching/index.ts';
import { watchForStandalone } from './standalone/index.ts';
import { createInitialiser, followWooCommerce, observeIdField } from './woocommerce/index.ts';

/** One variation form, shared by all islands on it. None of its methods throw. */
export interface VariationForm {
  readonly root: HTMLElement;
  /** Returns the current state; the same object until something changes. */
  getState(): VariationState;
  /**
   * Calls the listener synchronously after each state change. Returns the unsubscribe function (as React's
   * `useSyncExternalStore` expects); a signal also ends the subscription.
   */
  subscribe(listener: () => void, signal?: AbortSignal): () => void;
  /** Returns the select of an attribute; the selects are the source of truth for the choice. */
  findSelect(attribute: string): HTMLSelectElement | undefined;
  /** Chooses one value; `''` clears the attribute. */
  choose(attribute: string, value: string): ChooseOutcome;
  /**
   * Sets several attributes, empty values first, and dispatches a native `change` for each. A select that refuses its
   * value is cleared and set again. Attributes that are not listed keep their values.
   */
  chooseAll(values: Choice): void;
  /**
   * Returns the index of all variations, for queries such as finding the nearest combination; `null` while it is
   * unknown.
   */
  getIndex(): VariationIndex | null;
  /**
   * Returns the variation that a complete choice matches in the embedded data; `null` if the choice is incomplete, the
   * data is unknown, or nothing matches.
   */
  findVariation(choice: Choice): Variation | null;
  /** Returns the chosen attributes, oldest choice first; in a conflict the newest choice wins. */
  getRecency(): readonly string[];
  /** Announces a message in the form's polite, visually hidden live region. */
  speak(text: string): void;
}

const GESTURES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'change'];
const CHOICES = /^[ck]/;

/**
 * Reads the product's variations at the first gesture on the form, and records whether the visitor has clicked, pressed
 * a key or changed a value there.
 */
function followGestures({ root, data, visitor, signal }: FormSession): void {
  const onGesture = ({ type, isTrusted }: Event) => {
    visitor.hasChosen ||= isTrusted && CHOICES.test(type);
    data.loadNow();
  };
  for (const gesture of GESTURES) listen(root, gesture, onGesture, { signal, capture: true });
}

function trackRecency({ store, opening, signal }: FormSession): () => readonly string[] {
  let { choice } = opening;
  let order: readonly string[] = listChosen(choice);
  store.subscribe(() => {
    const before = choice;
    choice = store.getState().choice;
    if (choice === before) return;
    const fresh = listChosen(choice).filter((name) => choice.get(name) !== before.get(name));
    order = [...order.filter((name) => choice.has(name) && !fresh.includes(name)), ...fresh];
  }, signal);
  return () => order;
}

const importAddress = lazyPart(() => import('./address/followAddress.ts'));
const importAjaxMode = lazyPart(() => import('./ajax/ajaxMode.ts'));
const importExplanation = lazyPart(() => import('./cart/explainButton.tsx'));

/** Loads features on demand: Ajax mode, and URL handling if the URL contains a choice or the visitor makes one. */
function followFeatures(session: FormSession, chooseAll: (values: Choice) => void): void {
  const { environment, settings, store, opening, visitor, signal } = session;
  const followAddress = importAddress.starter(session, (part) => part.followAddress(session, chooseAll));
  const startAjaxMode = importAjaxMode.starter(session, (part) => part.startAjaxMode(session));
  const look = () => {
    const { mode, choice } = store.getState();
    if (mode === 'ajax') startAjaxMode();
    // Updates the URL only after the choice has been painted.
    if (settings.keepChoiceInUrl && visitor.hasChosen && choice !== opening.choice)
      whenPainted(environment.clock, followAddress, signal);
  };
  store.subscribe(look, signal);
  look();
  if (settings.urlPreselect && environment.window.location.search.includes('attribute_')) followAddress();
}

function fetchFor<Part>(session: FormSession, load: LazyPart<Part>, start: (part: Part) => void): void {
  load.starter(session, start, session.messages.sayFailed)();
}

function explainButton(session: FormSession, name: ShopText): void {
  const { getState } = session.store;
  const { choice } = getState();
  fetchFor(session, importExplanation, (part) => getState().choice === choice && part.explainButton(session, name));
}

function findVariation({ data }: FormSession, choice: Choice): Variation | null {
  const index = data.getIndex();
  return (index && data.findAt(matchVariation(index, choice))) ?? null;
}

/**
 * Creates the `subscribe` function for the islands. If a listener throws, the form and the other listeners continue,
 * because listeners may come from different bundles.
 */
function createSubscribe({ environment, store, signal }: FormSession): VariationForm['subscribe'] {
  const listeners = new Set<() => void>();
  const report = (cause: unknown) => environment.logger.warn('a listener of a variation form failed', cause);
  store.subscribe(() => {
    for (const listener of [...listeners]) runHostCode(listener, report);
  }, signal);
  return (listener, owner) => {
    const stop = () => void listeners.delete(listener);
    if (!owner?.aborted) listeners.add(listener);
    owner?.addEventListener('abort', stop, { once: true });
    return stop;
  };
}

/** Creates the controller of one form. When the signal aborts, everything that the controller started ends. */
export function createController(origin: SessionOrigin): VariationForm {
  const session = createSession(origin);
  const { root, store, data } = session;
  const findIndex = (name: string) => findSelects(root).findIndex((select) => readAttributeName(select) === name);
  const findSelect = (name: string) => findSelects(root)[findIndex(name)];

  // Islands subscribe first, so that they have rendered before the page receives the events.
  const subscribe = createSubscribe(session);
  followGestures(session);
  followSelects(session);
  const getRecency = trackRecency(session);
  emitEvents(session);
  keepHeight(session);
  guardCart(session, (name) => explainButton(session, name));
  followWooCommerce(session, {
    switchToAjax: (copy) => fetchFor(session, importAjaxMode, (part) => part.switchToAjax(session, copy)),
    askMissed: (copy) => fetchFor(session, importAjaxMode, (part) => part.askMissed(session, copy)),
  });
  observeIdField(session);
  const initialiser = createInitialiser(session);
  const { choose, chooseAll } = createSelectWriter((name, value) => {
    const select = findSelect(name);
    if (!select) return 'refused';
    data.loadNow();
    initialiser.startNow();
    const outcome = writeSelect(select, value, isHeard(session, select, findIndex(name)));
    session.sync();
    return outcome;
  });
  followFeatures(session, chooseAll);
  watchForStandalone(session);

  return {
    root,
    getState: store.getState,
    subscribe,
    findSelect,
    choose,
    chooseAll,
    getIndex: data.getIndex,
    findVariation: (choice) => findVariation(session, choice),
    getRecency,
    speak: session.messages.speak,
  };
}
