import type { Choice } from './choice.ts';

/** A copy with one value changed; an empty value takes the attribute out. */
export function withValue(choice: Choice, name: string, value: string): Choice {
  const next = new Map(choice);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
