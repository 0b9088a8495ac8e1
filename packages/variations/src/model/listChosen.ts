import type { Choice } from './choice.ts';

/** The keys with a value, in the map's order. */
export function listChosen(choice: Choice): string[] {
  return [...choice].filter(([, value]) => value !== '').map(([name]) => name);
}
