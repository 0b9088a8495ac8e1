import { type Environment, listen, type Store } from '@hadaya/core';
import type { VariationAction, VariationState } from './formState.ts';
import type { Messages } from './messages.ts';

/** What is needed of a form to ask again. */
interface Asking {
  readonly environment: Environment;
  readonly store: Store<VariationState, VariationAction>;
  readonly messages: Messages;
  readonly signal: AbortSignal;
}

/** Asks once more when the line is back, for as long as the choice is the one whose answer was lost. */
export function askWhenOnline({ environment, store, messages, signal }: Asking, ask: () => void): void {
  const { choice } = store.getState();
  const askAgain = () => {
    const state = store.getState();
    if (state.choice !== choice || state.match.kind !== 'failed') return;
    messages.speak('');
    ask();
  };
  listen(environment.window, 'online', askAgain, { signal, once: true });
}
