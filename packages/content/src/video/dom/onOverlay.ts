import { listen } from '@hadaya/core';

/** Calls back once, when the visitor clicks an overlay or presses its play sign. */
export function onOverlay(overlay: HTMLElement, play: () => void, signal: AbortSignal): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort(), { signal: waiting.signal });
  const options = { signal: waiting.signal, capture: true };
  const run = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    waiting.abort();
    play();
  };
  listen(overlay, 'click', run, options);
  listen(overlay, 'keydown', (event) => (event.key === 'Enter' || event.key === ' ') && run(event), options);
}
