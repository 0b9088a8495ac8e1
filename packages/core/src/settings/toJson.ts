/**
 * Serialises a value as JSON. Prototype 1.6 gives every array a `toJSON` that makes `JSON.stringify` write lists as
 * strings, so the method is removed during the call.
 */
export function toJson(value: unknown): string {
  const foreign = Object.getOwnPropertyDescriptor(Array.prototype, 'toJSON');
  if (!foreign?.configurable) return JSON.stringify(value);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  try {
    return JSON.stringify(value);
  } finally {
    Object.defineProperty(Array.prototype, 'toJSON', foreign);
  }
}
