import type { PageWindow } from '@hadaya/core';
import { isInPage, nameTarget } from './nameTarget.ts';
import { type Around, patchMethod } from './patchMethod.ts';
import type { Tracker } from './tracker.ts';

interface ListenerRecord {
  readonly target: WeakRef<object>;
  readonly type: string;
  /**
   * This is a weak reference, because a counted listener must not keep objects alive after its target has been
   * collected.
   */
  readonly callback: WeakRef<object>;
}

interface ListenerCall {
  readonly target: object;
  readonly type: string;
  readonly callback: object | undefined;
  readonly options: AddEventListenerOptions;
}

function readCall(target: object, [type, callback, options]: readonly unknown[]): ListenerCall {
  const settings = typeof options === 'object' && options !== null ? options : { capture: options === true };
  const isCallback = typeof callback === 'function' || (typeof callback === 'object' && callback !== null);
  return { target, type: String(type), callback: isCallback ? callback : undefined, options: settings };
}

/**
 * Returns the objects whose `addEventListener` is patched: the shared prototype and, if the window has its own copy of
 * the method, the window itself.
 */
function listenerOwners(page: PageWindow): object[] {
  let shared: object = page.document;
  while (!Object.hasOwn(shared, 'addEventListener')) shared = Object.getPrototypeOf(shared);
  return Object.hasOwn(page, 'addEventListener') ? [shared, page] : [shared];
}

/**
 * Creates an index of records by target, type and phase, because a linear search would take minutes on a page with many
 * listeners.
 */
function createIndex(): (call: ListenerCall) => Set<ListenerRecord> {
  const targets = new WeakMap<object, Map<string, Set<ListenerRecord>>>();
  return ({ target, type, options }) => {
    const keys = targets.get(target) ?? new Map<string, Set<ListenerRecord>>();
    const key = `${type} ${options.capture === true}`;
    const found = keys.get(key) ?? new Set<ListenerRecord>();
    targets.set(target, keys.set(key, found));
    return found;
  };
}

function createListenerRecords() {
  const records = new Set<ListenerRecord>();
  const look = createIndex();
  const find = (call: ListenerCall) => [...look(call)].find(({ callback }) => callback.deref() === call.callback);
  const forget = (record: ListenerRecord, alike: Set<ListenerRecord>) => alike.delete(record) && records.delete(record);
  return {
    add(call: ListenerCall): (() => void) | undefined {
      const { type, callback, options } = call;
      if (!callback || options.signal?.aborted || find(call)) return undefined;
      const record = { target: new WeakRef(call.target), type, callback: new WeakRef(callback) };
      const alike = look(call).add(record);
      records.add(record);
      return () => forget(record, alike);
    },
    remove(call: ListenerCall): void {
      const record = find(call);
      if (record) forget(record, look(call));
    },
    labels: () =>
      [...records].flatMap(({ target, type }) => {
        const alive = target.deref();
        return alive && isInPage(alive) ? [`listener ${type} on ${nameTarget(alive)}`] : [];
      }),
  };
}

/**
 * Listeners on abort signals are not counted, because they implement resource ownership and disappear with their
 * signal.
 */
const isCounted = (target: object): boolean => target.constructor.name !== 'AbortSignal';

/** Counts listeners registered on the window, the document, media queries and the page's nodes. */
export function trackListeners(page: PageWindow): Tracker {
  const records = createListenerRecords();
  const add: Around = (original, target, values) => {
    const call = readCall(target, values);
    const forget = isCounted(target) ? records.add(call) : undefined;
    const { signal, once, capture = false } = call.options;
    if (forget && signal) signal.addEventListener('abort', forget, { once: true });
    if (forget && once) original([call.type, forget, { once, capture }]);
    return original(values);
  };
  const remove: Around = (original, target, values) => {
    records.remove(readCall(target, values));
    return original(values);
  };
  const restores = listenerOwners(page).flatMap((owner) => [
    patchMethod(owner, 'addEventListener', add),
    patchMethod(owner, 'removeEventListener', remove),
  ]);
  return { labels: records.labels, restore: () => restores.forEach((restore) => void restore()) };
}
