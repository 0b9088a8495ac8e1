/** Encodes a value as PHP's `json_encode` does by default: slashes escaped, everything outside ASCII as `\uXXXX`. */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
