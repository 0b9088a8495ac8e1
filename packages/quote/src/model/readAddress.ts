/**
 * Accepts http(s) addresses and addresses relative to the page's host; returns an empty string for all others
 * (`javascript:`, `data:`).
 */
export function readAddress(given: string): string {
  try {
    return /^https?:$/.test(new URL(given, 'https://page.invalid/').protocol) ? given : '';
  } catch {
    return '';
  }
}
