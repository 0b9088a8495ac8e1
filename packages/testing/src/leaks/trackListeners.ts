import type { PageWindow } from '@hadaya/core';
import { isInPage, nameTarget } from './nameTarget.ts';
import { type Around, patchMethod } from './patchMethod.ts';
import type { Tracker } from './tracker.ts';

interface ListenerRecord {
  readonly target: WeakRef<object>;
  readonly type: string;
  readonly capture: boolean;
  /** Held weakly: a count must not keep alive what only a listener of a forgotten target remembers. */
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

/** Where listeners can be added: the prototype all targets share and, where a test page binds them, the window itself. */
function listenerOwners(page: PageWindow): object[] {
  let shared: object = page.document;
  while (!Object.hasOwn(shared, 'addEventListener')) shared = Object.getPrototypeOf(shared);
  return Object.hasOwn(page, 'addEventListener') ? [shared, page] : [shared];
}

/** The set of listeners that are registered now. */
function createListenerRecords() {
  const records = new Set<ListenerRecord>();
  const find = ({ target, type, callback, options }: ListenerCall) =>
    [...records].find(
      (record) =>
        record.type === type &&
        record.callback.deref() === callback &&
        record.capture === (options.capture === true) &&
        record.target.deref() === target,
    );
  return {
    add(call: ListenerCall): (() => void) | undefined {
      const { type, callback, options } = call;
      if (!callback || options.signal?.aborted || find(call)) return undefined;
      const capture = options.capture === true;
      const record = { target: new WeakRef(call.target), type, callback: new WeakRef(callback), capture };
      records.add(record);
      return () => records.delete(record);
    },
    remove(call: ListenerCall): void {
      const record = find(call);
      if (record) records.delete(record);
    },
    labels: () =>
      [...records].flatMap(({ target, type }) => {
        const alive = target.deref();
        return alive && isInPage(alive) ? [`listener ${type} on ${nameTarget(alive)}`] : [];
      }),
  };
}

/** Listeners on abort signals are how owners work, and they leave with their signal. */
const isCounted = (target: object): boolean => target.constructor.name !== 'AbortSignal';

/** Counts listeners that are still registered on the window, the document, media queries and nodes of the page. */
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
