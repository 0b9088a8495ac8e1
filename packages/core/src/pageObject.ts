import { isRecord } from './settings/field.ts';
import { readGlobal } from './settings/readGlobal.ts';

/** Where a value goes that `window.hadaya` does not take. */
const STAND_IN_KEY = Symbol.for('hadaya.page');

function readStandIn(page: object): object {
  const found: unknown = Reflect.get(page, STAND_IN_KEY);
  return isRecord(found) ? found : {};
}

/** A value of `window.hadaya`, whatever the page has made of that name: nothing, a text, a frozen object … */
export function readPageValue(page: object, key: string): unknown {
  const standIn = readStandIn(page);
  if (Object.hasOwn(standIn, key)) return Reflect.get(standIn, key);
  try {
    return readGlobal(page, 'hadaya').values[key];
  } catch {
    return undefined;
  }
}

/** Writes into `window.hadaya`, made where there is none. `false` when it takes nothing: frozen, a text, no setter. */
function writeInto(page: object, key: string, value: unknown): boolean {
  try {
    if (Reflect.get(page, 'hadaya') == null) Reflect.set(page, 'hadaya', {});
    const found: unknown = Reflect.get(page, 'hadaya');
    return isRecord(found) && Reflect.set(found, key, value) && Reflect.get(found, key) === value;
  } catch {
    return false;
  }
}

/**
 * Keeps a value where `readPageValue` finds it: in `window.hadaya`, or beside it when the page's object takes nothing.
 * What the page has under that name is never replaced.
 */
export function writePageValue(page: object, key: string, value: unknown): void {
  if (writeInto(page, key, value)) return;
  const standIn = { ...readStandIn(page), [key]: value };
  Object.defineProperty(page, STAND_IN_KEY, { value: standIn, configurable: true });
}
