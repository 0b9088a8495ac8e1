const GLOBALS_CHECK_MS = 1000;

/**
 * Calls `check` when content arrives later, and once a second while the page is visible for settings that a late
 * script defines. Ends when `check` says that nothing is left to wait for.
 */
export function watchPage(page: Window & typeof globalThis, check: () => boolean): void {
  let isPlanned = false;
  let isDone = false;
  const run = () => {
    isPlanned = false;
    if (isDone || !check()) return;
    isDone = true;
    observer.disconnect();
    clearInterval(timer);
  };
  const observer = new page.MutationObserver((records) => {
    if (isPlanned || !records.some(({ addedNodes }) => addedNodes.length > 0)) return;
    isPlanned = true;
    queueMicrotask(run);
  });
  observer.observe(page.document, { childList: true, subtree: true });
  const timer = setInterval(() => page.document.hidden || run(), GLOBALS_CHECK_MS);
  run();
}
