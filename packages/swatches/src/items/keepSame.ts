/** The older of two objects where every value in them is the same, so that nobody draws it again. */
export function keepSame<T extends object>(before: T | undefined, after: T): T {
  if (!before || Object.keys(before).length !== Object.keys(after).length) return after;
  return Object.entries(after).every(([name, value]) => Reflect.get(before, name) === value) ? before : after;
}
