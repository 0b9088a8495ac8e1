import type { Environment } from '../environment/index.ts';
import { isRecord, readPageValue, writePageValue } from '../settings/index.ts';

/** A call that a page may make before or after Hadaya is there: `hadaya.q.push(['contact.open', 0])`. */
export type Command = (...args: readonly unknown[]) => void;

/** The calls of a page, by name. */
export interface CommandQueue {
  /**
   * Makes calls available, by name. What was waiting for one of them runs now, in the order in which the page asked:
   * calls that belong together are therefore defined together.
   */
  define(commands: Readonly<Record<string, Command>>): void;
}

/** Calls that are kept for widgets that have not come; of a page that calls one in vain for hours the newest count. */
const MOST_WAITING = 100;

type Call = readonly [string, ...unknown[]];

function isCall(entry: unknown): entry is Call {
  return Array.isArray(entry) && typeof entry[0] === 'string';
}

/** Merges the argument of an `init` call into `window.hadaya.settings`, island by island. */
function mergeSettings(page: object, added: unknown): void {
  const existing = readPageValue(page, 'settings');
  if (isRecord(added)) writePageValue(page, 'settings', { ...(isRecord(existing) ? existing : {}), ...added });
}

/** Hears later pushes. Code that holds the list itself, as of a frozen page object, pushes into it: that is heard too. */
function hearPushes(page: object, queued: unknown, accept: (entry: unknown) => void): void {
  const push = (...entries: readonly unknown[]) => entries.forEach(accept);
  writePageValue(page, 'q', { push });
  if (Array.isArray(queued) && Object.isExtensible(queued)) Object.defineProperty(queued, 'push', { value: push });
}

/**
 * Takes over `window.hadaya.q`: earlier entries are replayed in order, calls of `init` first; later pushes run at
 * once. A call whose widget is not there yet waits for it. A malformed entry is reported and skipped, and a call that
 * throws harms no other.
 */
export function createCommandQueue({ window, logger }: Environment): CommandQueue {
  const commands = new Map<string, Command>();
  const waiting: Call[] = [];

  const run = (call: Call) => {
    const [name, ...args] = call;
    const command = commands.get(name);
    if (!command) {
      waiting.push(call);
      if (waiting.length > MOST_WAITING) waiting.shift();
      return;
    }
    try {
      command(...args);
    } catch (thrown) {
      logger.warn(`the call ${name} failed: ${String(thrown)}`, thrown);
    }
  };
  const accept = (entry: unknown) => {
    if (isCall(entry)) run(entry);
    else logger.warn('an entry of hadaya.q is not a call: write ["name", ...arguments]');
  };

  const queued = readPageValue(window, 'q');
  const earlier: readonly unknown[] = Array.isArray(queued) ? queued : [];
  const isInit = (entry: unknown) => isCall(entry) && entry[0] === 'init';
  commands.set('init', (settings) => mergeSettings(window, settings));
  hearPushes(window, queued, accept);
  for (const entry of [...earlier.filter(isInit), ...earlier.filter((entry) => !isInit(entry))]) accept(entry);

  return {
    define(added) {
      for (const [name, command] of Object.entries(added)) commands.set(name, command);
      for (const call of waiting.splice(0)) run(call);
    },
  };
}
