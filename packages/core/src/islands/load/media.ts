import { listen } from '../../dom/listen.ts';
import type { LoadTarget } from './strategy.ts';

/** Mounts when the media query matches for the first time; it stays mounted afterwards. */
export function loadMedia(start: () => void, query: string, { environment, signal }: LoadTarget): void {
  const media = environment.window.matchMedia(query);
  if (media.matches) {
    start();
    return;
  }
  const matched = new AbortController();
  signal.addEventListener('abort', () => matched.abort(), { signal: matched.signal });
  listen(
    media,
    'change',
    () => {
      if (!media.matches) return;
      matched.abort();
      start();
    },
    { signal: matched.signal },
  );
}
