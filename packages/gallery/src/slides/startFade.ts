import { markOwnRoot, prefersReducedMotion } from '@hadaya/core';
import type { Gallery } from '../state/index.ts';

/** Lets a copy of the old picture fade over the new one, which is fully there from the first moment. */
function crossFade({ nodes: { main }, context }: Gallery, old: HTMLImageElement | null | undefined): void {
  const { environment, settings, signal } = context;
  if (!old?.naturalWidth || prefersReducedMotion(environment.window)) return;
  const layer = environment.document.createElement('div');
  const copy = environment.document.createElement('img');
  copy.alt = '';
  copy.decoding = 'sync';
  copy.src = old.currentSrc || old.src;
  layer.dataset.part = 'fade';
  layer.ariaHidden = 'true';
  layer.append(copy);
  markOwnRoot(layer, 'gallery');
  main.querySelector(':scope > [data-part="fade"]')?.remove();
  main.append(layer);
  const end = () => layer.remove();
  const fade = layer.animate(
    { opacity: [1, 0] },
    { duration: settings.swapFade, easing: 'ease-out', fill: 'forwards' },
  );
  fade.finished.then(end, end);
  signal.addEventListener('abort', end, { once: true });
}

/** Softens the change from one set to the next. */
export function startFade(gallery: Gallery): void {
  const { store, context } = gallery;
  let seen = store.getState();
  const follow = () => {
    const { set, index } = seen;
    seen = store.getState();
    if (seen.set !== set) crossFade(gallery, set.slides[index]?.querySelector('img'));
  };
  if (context.settings.swapFade > 0) store.subscribe(follow, context.signal);
}
