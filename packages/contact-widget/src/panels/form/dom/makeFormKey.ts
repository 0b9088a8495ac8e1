/** Creates a key of 32 hexadecimal digits for an opened form; the server detects duplicates by this key. */
export function makeFormKey({ crypto }: Pick<Window, 'crypto'>): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
