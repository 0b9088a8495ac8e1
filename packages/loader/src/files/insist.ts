import { RETRY_ADDRESSES } from '@hadaya/core';

/** How long a lost file is left alone before it is asked for once more, in milliseconds. */
const RETRY_MS = 1000;

/** Waits until a lost file is worth another try: a second, later until the visitor comes back to the page or the line does. */
function untilWorthwhile(failures: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (failures === 0) setTimeout(resolve, RETRY_MS);
    else for (const type of ['pageshow', 'online']) addEventListener(type, resolve, { once: true });
  });
}

/**
 * Fetches something until it is there: at once, a second later, then each time the visitor or the line comes back. A
 * browser may remember that an address failed, so each further try gets the query of another. `tell` hears why the second
 * try has failed; nobody waits for what comes after.
 */
export async function insist(
  fetchFile: (again: string) => Promise<unknown>,
  tell: (cause: unknown) => void,
  failures = 0,
): Promise<void> {
  try {
    await fetchFile(failures > 0 ? `?again=${Math.min(failures, RETRY_ADDRESSES)}` : '');
  } catch (cause) {
    if (failures === 1) tell(cause);
    const next = untilWorthwhile(failures).then(() => insist(fetchFile, tell, failures + 1));
    if (failures === 0) await next;
  }
}
