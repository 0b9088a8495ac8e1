/** A key of an opened form by which the server detects duplicates: 32 hexadecimal digits. */
export function makeFormKey({ crypto }: Pick<Window, 'crypto'>): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
