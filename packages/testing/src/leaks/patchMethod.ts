export type Restore = () => void;

/** Replacement for the original call; `original` makes that call. */
export type Around = (original: (values: readonly unknown[]) => unknown, self: object, values: unknown[]) => unknown;

/**
 * Wraps a method of `target` with `around`. A missing method stays missing. A call without a target, such as
 * `addEventListener(…)`, counts as a call on the window.
 */
export function patchMethod(target: object, name: string, around: Around): Restore {
  const own = Object.getOwnPropertyDescriptor(target, name);
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') return () => {};
  const patched = new Proxy(method, {
    apply: (original, self, values) =>
      around((given) => Reflect.apply(original, self, given), self ?? globalThis, values),
  });
  Object.defineProperty(target, name, { configurable: true, writable: true, value: patched });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}
