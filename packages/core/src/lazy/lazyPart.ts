import { asHadayaError } from '../environment/HadayaError.ts';

const RETRY_MS = 1000;
const LOST = 'a part of the widget could not be loaded, twice. Is its file blocked?';

/** Waits until the retry is due; rejects at once when everybody who asked has gone. */
function waitForRetry(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, RETRY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

async function loadTwice<Part>(load: () => Promise<Part>, signal: AbortSignal): Promise<Part> {
  try {
    return await load();
  } catch {
    await waitForRetry(signal);
    return load();
  }
}

/** One load that several callers wait for. */
interface Flight<Part> {
  readonly part: Promise<Part>;
  readonly controller: AbortController;
  callers: number;
}

/**
 * A part of an island that has a file of its own: `const loadPanel = lazyPart(() => import('./panel.ts'))`. The
 * function it gives loads the part once, whoever asks. An import that fails is tried again after a second, in the
 * built files at another address (see `importFile`); a second failure rejects with a `HadayaError` of the code
 * `load_failed`, and the next call starts afresh. A caller whose signal aborts gets the signal's reason at once; when
 * nobody is left, nothing is tried again.
 */
export function lazyPart<Part>(load: () => Promise<Part>): (signal?: AbortSignal) => Promise<Part> {
  let flight: Flight<Part> | undefined;

  const start = (): Flight<Part> => {
    const controller = new AbortController();
    const started: Flight<Part> = { part: loadTwice(load, controller.signal), controller, callers: 0 };
    started.part.catch(() => {
      if (flight === started) flight = undefined;
    });
    return started;
  };

  return async (signal) => {
    signal?.throwIfAborted();
    flight ??= start();
    const joined = flight;
    joined.callers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal?.reason);
        joined.callers -= 1;
        if (joined.callers > 0) return;
        // Whoever asks from now on starts a load of their own; one that has ended is not touched by this.
        if (flight === joined) flight = undefined;
        joined.controller.abort(signal?.reason);
      };
      const refuse = (thrown: unknown) => reject(asHadayaError(thrown, 'load_failed', LOST));
      signal?.addEventListener('abort', leave, { once: true });
      joined.part.then(resolve, refuse).finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}
