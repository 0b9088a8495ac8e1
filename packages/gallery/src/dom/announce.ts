import { type Clock, debounce } from '@hadaya/core';

/** Long enough that ten quick choices give one message, the last one. */
const ANNOUNCE_MS = 400;

/**
 * Returns the function that says a text once things have come to rest; a newer one replaces one that waits. The text is
 * put together when it is said, so that it names what is chosen then.
 */
export function createAnnouncer(
  say: (message: string) => void,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): (describe: () => string) => void {
  return debounce((describe: () => string) => say(describe()), { ms: ANNOUNCE_MS, clock, signal });
}
