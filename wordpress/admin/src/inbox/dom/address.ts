const NAME = 'lead';

/** Number of the lead that the page's address names; 0 for none. */
function leadOfAddress(): number {
  const number = Number(new URLSearchParams(window.location.search).get(NAME));
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/**
 * Names the open lead in the page's address. One that is opened from the list is a step of the history, so that Back closes it on a
 * phone; the next ones take its place.
 */
export function nameLead(id: number): void {
  const before = leadOfAddress();
  if (before === id) return;
  const url = new URL(window.location.href);
  if (id === 0) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, String(id));
  if (before === 0) window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
}

/** Hears of Back and Forward. Returns what ends it. */
export function followHistory(open: (id: number) => void): () => void {
  const hear = () => open(leadOfAddress());
  window.addEventListener('popstate', hear);
  return () => window.removeEventListener('popstate', hear);
}
