const PAUSE_MS = 60_000;

/**
 * Calls `look` when the user returns to the tab, and each minute while it is visible. Returns a function that stops
 * watching.
 */
export function watchReturn(look: () => void): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = window.setInterval(lookIfSeen, PAUSE_MS);
  window.addEventListener('focus', lookIfSeen);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('focus', lookIfSeen);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
