import type { Clock } from '../clock.ts';

/** A function that waits until `ms` have passed without a call, then runs once with the last arguments. */
export function debounce<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  { ms, clock, signal }: { readonly ms: number; readonly clock: Clock; readonly signal: AbortSignal },
): (...args: Args) => void {
  let latest = 0;
  return (...args) => {
    latest += 1;
    const call = latest;
    clock.after(ms, () => call === latest && run(...args), signal);
  };
}
