/**
 * Accepts http(s) addresses and those relative to the page's host; returns an empty string for others (`javascript:`,
 * `data:`).
 */
export function readAddress(given: string): string {
  try {
    return /^https?:$/.test(new URL(given, 'https://page.invalid/').protocol) ? given : '';
  } catch {
    return '';
  }
}
