import type { Environment } from '../environment/index.ts';
import { isRecord, readPageValue, writePageValue } from '../settings/index.ts';

/** A command that a page may call before or after Hadaya has loaded: `hadaya.q.push(['contact.open', 0])`. */
export type Command = (...args: readonly unknown[]) => void;

/** Runs the page's commands; keeps calls of commands that are not defined yet. */
export interface CommandQueue {
  /**
   * Defines commands, keyed by name. Calls that were waiting for one of them run immediately, in the order of the
   * page's pushes, so callers must define related commands together.
   */
  define(commands: Readonly<Record<string, Command>>): void;
}

/**
 * Maximum number of calls kept for widgets that have not loaded. If a page repeats a call for hours, the queue keeps
 * only the newest.
 */
const MOST_WAITING = 100;

type Call = readonly [string, ...unknown[]];

function isCall(entry: unknown): entry is Call {
  return Array.isArray(entry) && typeof entry[0] === 'string';
}

/**
 * Merges the argument of an `init` call into `window.hadaya.settings`; an island's new settings replace its existing
 * ones.
 */
function mergeSettings(page: object, added: unknown): void {
  const existing = readPageValue(page, 'settings');
  if (isRecord(added)) writePageValue(page, 'settings', { ...(isRecord(existing) ? existing : {}), ...added });
}

/**
 * Passes later pushes to `accept`. Also replaces `push` on the original array, for code that has kept a reference to
 * the array and for pages whose object is frozen.
 */
function hearPushes(page: object, queued: unknown, accept: (entry: unknown) => void): void {
  const push = (...entries: readonly unknown[]) => entries.forEach(accept);
  writePageValue(page, 'q', { push });
  if (Array.isArray(queued) && Object.isExtensible(queued)) Object.defineProperty(queued, 'push', { value: push });
}

/**
 * Takes over `window.hadaya.q`: replays earlier entries in order, `init` calls first, and runs later pushes
 * immediately. A call for a widget that has not loaded waits until the widget has loaded. Reports and skips a malformed
 * entry; a call that throws does not affect the others.
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
