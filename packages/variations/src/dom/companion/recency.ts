import { listChosen } from '../../model/index.ts';
import type { FormSession } from '../session.ts';

/** Remembers in which order the present values were chosen; returns the reader, the longest-standing first. */
export function trackRecency({ store, opening, signal }: FormSession): () => readonly string[] {
  let { choice } = opening;
  let order: readonly string[] = listChosen(choice);
  const follow = () => {
    const before = choice;
    choice = store.getState().choice;
    if (choice === before) return;
    const fresh = listChosen(choice).filter((name) => choice.get(name) !== before.get(name));
    order = [...order.filter((name) => choice.has(name) && !fresh.includes(name)), ...fresh];
  };
  store.subscribe(follow, signal);
  follow();
  return () => order;
}
