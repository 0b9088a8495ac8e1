const GLOBALS_CHECK_MS = 1000;

/**
 * Calls `check` at once, for content that arrives later with what has arrived, and once a second while the page is visible
 * for settings that a late script defines. Ends when `check` says that nothing is left to wait for.
 */
export function watchPage(page: Window & typeof globalThis, check: (arrived: readonly ParentNode[]) => boolean): void {
  let isDone = false;
  const run = (arrived: readonly ParentNode[]) => {
    if (isDone || !check(arrived)) return;
    isDone = true;
    observer.disconnect();
    clearInterval(timer);
  };
  const observer = new page.MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const arrived = added.filter((node) => node instanceof page.Element);
    if (arrived.length > 0) run(arrived);
  });
  observer.observe(page.document, { childList: true, subtree: true });
  const timer = setInterval(() => page.document.hidden || run([page.document]), GLOBALS_CHECK_MS);
  run([page.document]);
}
