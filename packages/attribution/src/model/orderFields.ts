/**
 * The value at a dotted path of the public data; an unknown path is undefined, one that ends at an object gives the
 * object.
 */
export function readPath(data: unknown, path: unknown): unknown {
  return String(path)
    .split('.')
    .reduce((value: unknown, key) => Object(value)[key], data);
}
