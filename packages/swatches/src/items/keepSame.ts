/** Returns `before` if both objects have the same values, which avoids re-renders; otherwise returns `after`. */
export function keepSame<T extends object>(before: T | undefined, after: T): T {
  if (!before || Object.keys(before).length !== Object.keys(after).length) return after;
  return Object.entries(after).every(([name, value]) => Reflect.get(before, name) === value) ? before : after;
}
