const OWNER_KEY = Symbol.for('hadaya.attribution.v1');

/** Takes the page for this copy until the signal aborts; `false` where another copy has it already. */
export function claimPage(page: object, signal: AbortSignal): boolean {
  if (Reflect.has(page, OWNER_KEY)) return false;
  Reflect.defineProperty(page, OWNER_KEY, { configurable: true, value: true });
  signal.addEventListener('abort', () => Reflect.deleteProperty(page, OWNER_KEY), { once: true });
  return true;
}
