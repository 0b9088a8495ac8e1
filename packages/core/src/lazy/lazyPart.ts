import type { Logger } from '../environment/index.ts';
import { asHadayaError } from '../environment/index.ts';

const RETRY_MS = 1000;
const FAILED = 'a file of the widget failed to load twice. Check that it is not blocked';

/** Waits until the retry is due; rejects when all callers have aborted. */
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

/** One load of a part, shared by all callers that wait for it. */
interface Flight<Part> {
  readonly part: Promise<Part>;
  readonly controller: AbortController;
  callers: number;
}

/** The owner of a part: an island's context, or any other object with a signal and an environment. */
export interface PartOwner {
  readonly environment: { readonly logger: Pick<Logger, 'warn'> };
  readonly signal: AbortSignal;
}

/** A part of an island that loads from a separate file. */
export interface LazyPart<Part> {
  /**
   * Loads the part. Concurrent callers share one load. When a caller's signal aborts, that caller's promise rejects
   * immediately with the signal's reason; without any callers left, a load is not retried. After two failures, the
   * promise rejects with a `HadayaError` with the code `load_failed`, and the next call starts over.
   */
  (signal?: AbortSignal): Promise<Part>;
  /** Returns the part if it has loaded; never starts a load. */
  peek(): Part | undefined;
  /**
   * Returns a function that loads the part and starts it only once, however often the function is called. A failure is
   * logged to the console and reported to `onFailed`, and the next call tries again.
   */
  starter(owner: PartOwner, start: (part: Part) => void, onFailed?: () => void): () => void;
}

/**
 * Warns the owner in the console that a file failed to load. If the visitor is offline, the message says so, because
 * the shop is not at fault.
 */
export function reportFailedFile({ logger }: PartOwner['environment'], cause: unknown): void {
  if (navigator.onLine) logger.warn('a file is missing: upload all of dist/ to the server', cause);
  else logger.warn('a file could not be loaded: this device is offline. It is requested again when needed', cause);
}

const createStarter =
  <Part>(load: (signal: AbortSignal) => Promise<Part>): LazyPart<Part>['starter'] =>
  ({ environment, signal }, start, onFailed) => {
    let isRequested = false;
    return () => {
      if (isRequested) return;
      isRequested = true;
      load(signal).then(
        (part) => signal.aborted || start(part),
        (cause: unknown) => {
          isRequested = false;
          if (signal.aborted) return;
          reportFailedFile(environment, cause);
          onFailed?.();
        },
      );
    };
  };

/**
 * Defines a part of an island that loads later; every lazy part must be defined this way: `const loadPanel =
 * lazyPart(() => import('./formPanel.tsx'))`. A failed import is retried after a second (see `importFile` for the URL
 * of the retry).
 */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let flight: Flight<Part> | undefined;
  let found: Part | undefined;

  const begin = (): Flight<Part> => {
    const controller = new AbortController();
    const begun: Flight<Part> = { part: loadTwice(load, controller.signal), controller, callers: 0 };
    begun.part.then(
      (part) => {
        found = part;
      },
      () => {
        if (flight === begun) flight = undefined;
      },
    );
    return begun;
  };

  const ask = async (signal?: AbortSignal): Promise<Part> => {
    signal?.throwIfAborted();
    flight ??= begin();
    const joined = flight;
    joined.callers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal?.reason);
        joined.callers -= 1;
        if (joined.callers > 0) return;
        // Later callers start a new load; aborting does not affect a load that has ended.
        if (flight === joined) flight = undefined;
        joined.controller.abort(signal?.reason);
      };
      const refuse = (thrown: unknown) => reject(asHadayaError(thrown, 'load_failed', FAILED));
      signal?.addEventListener('abort', leave, { once: true });
      joined.part.then(resolve, refuse).finally(() => signal?.removeEventListener('abort', leave));
    });
  };

  return Object.assign(ask, { peek: () => found, starter: createStarter(ask) });
}
