/**
 * A value as JSON. Prototype 1.6 gives every array a `toJSON`, with which `JSON.stringify` writes lists as text: it is
 * set aside for the call.
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
