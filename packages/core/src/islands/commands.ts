import type { Environment } from '../environment.ts';
import { isRecord } from '../settings/field.ts';

/** A call that a page may make before or after Hadaya is there: `hadaya.q.push(['contact.open', 0])`. */
export type Command = (...args: readonly unknown[]) => void;

/** The calls of a page, by name. */
export interface CommandQueue {
  /** Makes a call available; calls of that name that were waiting run now, in their order. */
  define(name: string, command: Command): void;
}

type Call = readonly [string, ...unknown[]];

function isCall(entry: unknown): entry is Call {
  return Array.isArray(entry) && typeof entry[0] === 'string';
}

/** The page's `window.hadaya` object; an empty one is made when the page has none. */
function openPageObject(page: Environment['window']): object {
  const found: unknown = Reflect.get(page, 'hadaya');
  if (typeof found === 'object' && found !== null) return found;
  const made = {};
  Reflect.set(page, 'hadaya', made);
  return made;
}

/** Merges the argument of an `init` call into `window.hadaya.settings`, island by island. */
function mergeSettings(page: object, added: unknown): void {
  const existing: unknown = Reflect.get(page, 'settings');
  if (isRecord(added)) Reflect.set(page, 'settings', { ...(isRecord(existing) ? existing : {}), ...added });
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
    if (!command) return void waiting.push(call);
    try {
      command(...args);
    } catch (thrown) {
      logger.warn(`the call ${name} failed: ${String(thrown)}`, thrown);
    }
  };
  const accept = (entry: unknown) => {
    if (isCall(entry)) run(entry);
    else logger.warn('an entry of hadaya.q is no call and was skipped. Write it as ["name", ...arguments]');
  };

  const page = openPageObject(window);
  const queued: unknown = Reflect.get(page, 'q');
  const earlier: readonly unknown[] = Array.isArray(queued) ? queued : [];
  const isInit = (entry: unknown) => isCall(entry) && entry[0] === 'init';
  commands.set('init', (settings) => mergeSettings(page, settings));
  Reflect.set(page, 'q', { push: (...entries: readonly unknown[]) => entries.forEach(accept) });
  for (const entry of [...earlier.filter(isInit), ...earlier.filter((entry) => !isInit(entry))]) accept(entry);

  return {
    define(name, command) {
      commands.set(name, command);
      for (const call of waiting.splice(0)) run(call);
    },
  };
}
