import { listen, type PageWindow } from '@hadaya/core';

/**
 * Lets the Back button of a phone close an overlay in place of leaving the page: one history entry, added now, inside
 * the visitor's own gesture. Returns the function that takes the entry back after the overlay was closed otherwise, and
 * tells when the browser has gone back. Where a page forbids history entries, Back leaves the page as it always did.
 */
export function closeOnBack(page: PageWindow, close: () => void, signal: AbortSignal): () => Promise<void> {
  let isEntryThere = false;
  const address = page.location.href;
  const takeBack = async () => {
    if (!isEntryThere || page.location.href !== address) return;
    isEntryThere = false;
    await new Promise((resolve) => {
      page.addEventListener('popstate', resolve, { once: true });
      page.history.back();
    });
  };
  if (!page.matchMedia('(pointer: coarse)').matches) return takeBack;
  try {
    page.history.pushState(page.history.state, '', address);
    isEntryThere = true;
  } catch {
    return takeBack;
  }
  const onBack = () => {
    isEntryThere = false;
    close();
  };
  listen(page, 'popstate', onBack, { signal });
  return takeBack;
}
