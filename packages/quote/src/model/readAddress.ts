/** Returns http(s) and relative URLs unchanged, and an empty string for all others (`javascript:`, `data:`). */
export function readAddress(given: string): string {
  try {
    return /^https?:$/.test(new URL(given, 'https://page.invalid/').protocol) ? given : '';
  } catch {
    return '';
  }
}
