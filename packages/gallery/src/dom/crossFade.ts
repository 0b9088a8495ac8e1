import { type Clock, markOwnRoot } from '@hadaya/core';

/** How long, and who owns it. */
export interface FadeOptions {
  /** Milliseconds. */
  readonly ms: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Lets a copy of the old picture fade over the new one, which is fully there from the first moment. */
export function crossFade(
  main: HTMLElement,
  old: HTMLImageElement | null | undefined,
  { ms, clock, signal }: FadeOptions,
): void {
  if (!old || ms <= 0 || !old.complete || old.naturalWidth === 0) return;
  const page = main.ownerDocument;
  const layer = page.createElement('div');
  const copy = page.createElement('img');
  copy.alt = '';
  copy.decoding = 'sync';
  copy.src = old.currentSrc || old.src;
  layer.dataset.part = 'fade';
  layer.ariaHidden = 'true';
  layer.style.setProperty('--hadaya-fade', `${ms}ms`);
  layer.append(copy);
  markOwnRoot(layer, 'gallery');
  for (const earlier of main.querySelectorAll(':scope > [data-part="fade"]')) earlier.remove();
  main.append(layer);
  clock.after(ms, () => layer.remove(), signal);
  signal.addEventListener('abort', () => layer.remove(), { once: true });
}
