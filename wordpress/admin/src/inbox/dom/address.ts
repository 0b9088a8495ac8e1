const NAME = 'lead';

/** Returns the id of the lead in the page's URL; 0 if there is none. */
function leadOfAddress(): number {
  const number = Number(new URLSearchParams(window.location.search).get(NAME));
  return Number.isInteger(number) && number > 0 ? number : 0;
}

/**
 * Sets the open lead in the page's URL. Opening one from the list adds a history entry, so that Back closes the lead;
 * leads opened after that replace this entry.
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

/**
 * Calls `open` with the id in the URL (0 for none) after Back and Forward. Returns a function that removes the
 * listener.
 */
export function followHistory(open: (id: number) => void): () => void {
  const hear = () => open(leadOfAddress());
  window.addEventListener('popstate', hear);
  return () => window.removeEventListener('popstate', hear);
}
