import { listen } from '@hadaya/core';
import type { FormSession } from './formSession.ts';

/** Asks once more when the line is back, for as long as the choice is the one whose answer was lost. */
export function askWhenOnline({ environment, store, messages, signal }: FormSession, ask: () => void): void {
  const { choice } = store.getState();
  const askAgain = () => {
    const state = store.getState();
    if (state.choice !== choice || state.match.kind !== 'failed') return;
    messages.speak('');
    ask();
  };
  listen(environment.window, 'online', askAgain, { signal, once: true });
}
