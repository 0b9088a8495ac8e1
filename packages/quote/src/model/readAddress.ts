/** An http(s) address or one of the page's own host; empty for everything else (`javascript:`, `data:`). */
export function readAddress(given: string): string {
  try {
    return /^https?:$/.test(new URL(given, 'https://page.invalid/').protocol) ? given : '';
  } catch {
    return '';
  }
}
