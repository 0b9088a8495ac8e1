import { listen } from '@hadaya/core';
import type { Lookup } from '../ajax/lookup.ts';
import {
  type FormSession,
  findSelects,
  readAttributeName,
  readChoice,
  resetFocus,
  writeSelect,
} from '../form/index.ts';
import { type Choice, filterOptions, matchVariation, type Variation, type VariationIndex } from '../matching/index.ts';
import { createDisplay, type Display } from './display.ts';
import { createLateLookup } from './lateLookup.ts';
import { createOptionFilter, type OptionFilter } from './optionFilter.ts';
import { readText } from './readText.ts';

interface Engine {
  readonly session: FormSession;
  readonly display: Display;
  readonly filter: OptionFilter;
  readonly lookup: Lookup;
}

function readFormChoice({ session }: Engine): Choice {
  return readChoice(session.readAttributes());
}

/**
 * Filters every select by the same choice, then clears those whose value is no longer possible, and repeats until
 * nothing changes.
 */
function filterSelects(engine: Engine, index: VariationIndex): void {
  const selects = findSelects(engine.session.root);
  for (let round = 0; round <= selects.length; round += 1) {
    const choice = new Map(selects.map((select) => [readAttributeName(select), select.value]));
    const kept = selects.map((select) => {
      const attribute = index.attributes.find(({ name }) => name === readAttributeName(select));
      return !attribute || engine.filter.apply(select, filterOptions(index, choice, attribute));
    });
    if (kept.every(Boolean)) return;
  }
}

function takeBack({ session, display }: Engine, outcome: 'incomplete' | 'none'): void {
  display.hide();
  if (outcome === 'none') display.sayNoMatch(readText(session, 'no_matching_variations'));
  session.store.dispatch({ kind: 'reset', attributes: session.readAttributes() });
}

function present({ session, display }: Engine, variation: Variation): void {
  display.setId(variation.id);
  display.show(variation);
  session.store.dispatch({ kind: 'found', attributes: session.readAttributes(), variation });
  session.store.dispatch({ kind: 'shown', variation, isPurchasable: variation.canBuy });
}

async function ask(engine: Engine, choice: Choice): Promise<void> {
  const { session, lookup } = engine;
  session.sync();
  const answer = await lookup.ask(session.store.getState().productId, choice);
  if (answer.kind === 'found') present(engine, session.data.keep(answer.variation));
  else if (answer.kind === 'none') takeBack(engine, 'none');
  else if (answer.kind === 'failed') {
    session.store.dispatch({ kind: 'failed' });
    session.messages.sayFailed();
    session.askWhenOnline(() => check(engine));
  }
}

function check(engine: Engine): void {
  const { session, display, lookup } = engine;
  const { data, root } = session;
  const index = data.getIndex();
  const isEmbedded = data.mode() === 'embedded';
  if (isEmbedded && !index) return;
  lookup.cancel();
  display.setId(null);
  if (isEmbedded && index) filterSelects(engine, index);
  const choice = readFormChoice(engine);
  const isComplete = findSelects(root).every((select) => select.value !== '');
  display.showReset(choice.size > 0);
  if (!isComplete) takeBack(engine, 'incomplete');
  else if (!isEmbedded) void ask(engine, choice);
  else if (index) {
    const variation = data.findAt(matchVariation(index, choice));
    if (variation) present(engine, variation);
    else takeBack(engine, 'none');
    display.showReset(variation !== undefined);
  }
}

function clearAll({ session, display }: Engine): void {
  for (const select of findSelects(session.root)) writeSelect(select, '');
  display.sayReset(readText(session, 'reset_alert'));
  resetFocus(session);
}

function isResetPress(event: Event, root: HTMLElement): boolean {
  const { target } = event;
  if (!(target instanceof Element) || !root.contains(target.closest('.reset_variations'))) return false;
  return !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
}

/**
 * Replaces WooCommerce's variation script on one form: filters the selects, finds the variation, writes id, price,
 * stock and button, and clears everything on reset. When the signal aborts, stops and restores every option.
 */
export function startEngine(session: FormSession, signal: AbortSignal): void {
  const { root, environment, store } = session;
  const lookup = createLateLookup(environment, signal);
  const engine: Engine = { session, display: createDisplay(session, signal), filter: createOptionFilter(), lookup };
  const run = (event: Event) => {
    if (event.target instanceof Element && event.target.matches('.variations select')) check(engine);
  };
  const reset = (event: Event) => {
    if (!isResetPress(event, root)) return;
    event.preventDefault();
    clearAll(engine);
  };
  listen(root, 'change', run, { signal });
  listen(root, 'click', reset, { signal });
  listen(root, 'keydown', reset, { signal });
  let { isIndexed } = store.getState();
  store.subscribe(() => {
    const wasIndexed = isIndexed;
    isIndexed = store.getState().isIndexed;
    if (isIndexed && !wasIndexed && store.getState().mode === 'embedded') check(engine);
  }, signal);
  signal.addEventListener('abort', engine.filter.restore, { once: true });
  check(engine);
}
