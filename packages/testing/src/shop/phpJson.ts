/**
 * Encodes a value as PHP's `json_encode` does by default: escapes slashes, and writes all non-ASCII characters as
 * `\uXXXX`.
 */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
