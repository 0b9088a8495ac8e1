import { type Environment, listen, type Store } from '@hadaya/core';
import type { VariationAction, VariationState } from './formState.ts';
import type { Messages } from './messages.ts';

interface Asking {
  readonly environment: Environment;
  readonly store: Store<VariationState, VariationAction>;
  readonly messages: Messages;
  readonly signal: AbortSignal;
}

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
