import { listen, type PageWindow } from '@hadaya/core';

/**
 * Lets the Back button of a phone close an overlay in place of leaving the page: one history entry, added now, inside
 * the visitor's own gesture. Returns the function that takes the entry back after the overlay was closed otherwise.
 * Where a page forbids history entries, Back leaves the page as it always did.
 */
export function closeOnBack(page: PageWindow, close: () => void, signal: AbortSignal): () => void {
  if (!page.matchMedia('(pointer: coarse)').matches) return () => {};
  const address = page.location.href;
  let isEntryThere = false;
  try {
    page.history.pushState(page.history.state, '', address);
    isEntryThere = true;
  } catch {
    return () => {};
  }
  listen(
    page,
    'popstate',
    () => {
      isEntryThere = false;
      close();
    },
    { signal },
  );
  return () => {
    if (isEntryThere && page.location.href === address) page.history.back();
    isEntryThere = false;
  };
}
