import { type Clock, createClock } from './createClock.ts';
import { createLogger, type Logger } from './createLogger.ts';
import { createStorages, type Storages } from './createStorages.ts';

/** A page's window with its constructors. */
export type PageWindow = Window & typeof globalThis;

/** All external dependencies of an island. Islands receive the environment as an argument; tests pass a fake. */
export interface Environment {
  readonly window: PageWindow;
  readonly document: Document;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly storage: Storages;
  /** The page's `fetch`, looked up at each call, so that the page's later patches apply. */
  readonly fetch: typeof fetch;
  /** Returns a number in [0, 1), from the page's `Math.random`. */
  readonly random: () => number;
}

export function createEnvironment(page: PageWindow): Environment {
  const clock = createClock(page);
  return {
    window: page,
    document: page.document,
    clock,
    logger: createLogger(page.console),
    storage: createStorages(page),
    fetch: (input, init) => page.fetch(input, init),
    random: () => page.Math.random(),
  };
}
