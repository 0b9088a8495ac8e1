import { listen, type PageWindow } from '@hadaya/core';

/**
 * Makes the Back button of a touch device close an overlay instead of leaving the page: adds one history entry now,
 * within the visitor's gesture. Returns a function that removes the entry if the overlay was closed in another way; its
 * promise resolves when the browser has gone back. If a page forbids history entries, Back leaves the page as usual.
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
