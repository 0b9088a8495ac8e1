import { isRecord, type SettingsProblem } from './field.ts';

export interface ReadGlobal {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problem?: SettingsProblem;
}

/** Throws if the page's getter throws or the string is not valid JSON. */
function readContent(page: object, name: string): unknown {
  const found: unknown = Reflect.get(page, name);
  return typeof found === 'string' ? JSON.parse(found) : found;
}

/** A missing global gives an empty object; a JSON string is parsed. */
export function readGlobal(page: object, name: string): ReadGlobal {
  const refuse = (what: string): ReadGlobal => ({
    values: {},
    problem: { path: name, message: `is not ${what}; the defaults are used` },
  });
  let found: unknown;
  try {
    found = readContent(page, name);
  } catch {
    return refuse('valid JSON');
  }
  if (isRecord(found)) return { values: found };
  return found == null || (Array.isArray(found) && found.length === 0) ? { values: {} } : refuse('an object');
}

declare global {
  /** The page's settings, keyed by feature, such as `gallery`; each package adds its own. */
  interface HadayaSettings {}

  interface Window {
    /** The page's settings and its queue of calls such as `['contact.open', 0]`; each feature adds its functions. */
    // biome-ignore lint/suspicious/noExplicitAny: each package adds its functions only after it has loaded
    hadaya: { settings?: HadayaSettings; q?: unknown[]; [name: string]: any };
  }
}

/** Key for values that `window.hadaya` does not accept. */
const STAND_IN_KEY = Symbol.for('hadaya.page');

function readStandIn(page: object): object {
  const found: unknown = Reflect.get(page, STAND_IN_KEY);
  return isRecord(found) ? found : {};
}

/** Returns a value in `window.hadaya`, whatever the page has stored there: nothing, a string, a frozen object … */
export function readPageValue(page: object, key: string): unknown {
  const standIn = readStandIn(page);
  if (Object.hasOwn(standIn, key)) return Reflect.get(standIn, key);
  try {
    const found = readContent(page, 'hadaya');
    return isRecord(found) ? found[key] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes into `window.hadaya`, creating it if missing. Returns `false` if the object cannot be written to: frozen, a
 * string, no setter.
 */
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
 * Stores a value where `readPageValue` finds it: in `window.hadaya`, or separately if the page's object is not
 * writable. An existing `window.hadaya` is never replaced.
 */
export function writePageValue(page: object, key: string, value: unknown): void {
  if (writeInto(page, key, value)) return;
  const standIn = { ...readStandIn(page), [key]: value };
  Object.defineProperty(page, STAND_IN_KEY, { value: standIn, configurable: true });
}
