import { type Logger, lazyPart, listen } from '@hadaya/core';
import { type Choice, matchVariation, type Variation } from '../model/index.ts';
import type { VariationForm } from '../variationForm.ts';
import { applyValue } from './applyValue.ts';
import { type Chooser, createChooser } from './chooser.ts';
import type { Companion } from './companion/startCompanion.ts';
import { createSession, type SessionOrigin } from './createSession.ts';
import { findSelects, readAttributeName } from './markup.ts';
import type { FormSession } from './session.ts';
import { whenNeeded } from './whenNeeded.ts';

/** Reads the form again after every native change, once all other listeners have had it. */
function followSelects({ root, environment, sync, signal }: FormSession): void {
  const { clock, document, window } = environment;
  const isOwn = (event: Event) => event.target instanceof Node && root.contains(event.target);
  listen(document, 'change', (event) => isOwn(event) && sync(), { signal });
  // A host may stop the event on its way; then this later look sees what it did.
  listen(root, 'change', () => clock.after(0, sync, signal), { signal, capture: true });
  listen(window, 'pageshow', sync, { signal });
}

/** A listener of another bundle may fail without stopping the form or the others. */
function contain(listener: () => void, logger: Logger): () => void {
  return () => {
    try {
      listener();
    } catch (cause) {
      logger.warn('a listener of a variation form failed', cause);
    }
  };
}

/** The variation that a choice would lead to, without choosing it. */
function findVariation({ data }: FormSession, choice: Choice): Variation | null {
  const index = data.getIndex();
  return (index && data.findAt(matchVariation(index, choice))) ?? null;
}

const importCompanion = lazyPart(() => import('./companion/startCompanion.ts'));

/**
 * Starts the part that the first choice can do without, in a file of its own; without it choosing works all the same. A
 * file that cannot be fetched, twice, is told, and a later press on the form tries again.
 */
function loadCompanion(
  session: FormSession,
  chooser: Chooser,
  { take, retry }: { readonly take: (companion: Companion) => void; readonly retry: () => void },
): Promise<void> {
  const { root, environment, signal } = session;
  return importCompanion(signal).then(
    ({ startCompanion }) => {
      if (!signal.aborted) take(startCompanion(session, chooser));
    },
    (cause: unknown) => {
      if (signal.aborted) return;
      environment.logger.warn(
        'a file of the variation form is missing, so notices and the address do without it: put all of dist/ there',
        cause,
      );
      listen(root, 'click', retry, { signal, once: true });
    },
  );
}

/** Brings one form to life; everything ends with the signal. */
export function createController(origin: SessionOrigin): VariationForm {
  const session = createSession(origin);
  const { root, environment, store } = session;
  const findSelect = (name: string) => findSelects(root).find((select) => readAttributeName(select) === name);
  let companion: Companion | undefined;
  const chooser = createChooser((name, value) => {
    const select = findSelect(name);
    if (!select) return 'refused';
    companion?.startNow();
    const outcome = applyValue(select, value);
    session.sync();
    return outcome;
  });

  followSelects(session);
  let loading: Promise<void> | undefined;
  const bring = () => {
    loading ??= loadCompanion(session, chooser, {
      take: (loaded) => {
        companion = loaded;
      },
      retry: () => {
        loading = undefined;
      },
    });
    return companion ? undefined : loading;
  };
  whenNeeded(session, bring);

  return {
    root,
    getState: store.getState,
    subscribe: (listener, owner) => store.subscribe(contain(listener, environment.logger), owner),
    findSelect,
    choose: chooser.choose,
    chooseAll: chooser.chooseAll,
    getIndex: session.data.getIndex,
    findVariation: (choice) => findVariation(session, choice),
    getRecency: () => companion?.getRecency() ?? [...store.getState().choice.keys()],
    announce(text) {
      bring();
      void loading?.then(() => companion?.announce(text));
    },
  };
}
