import { listen } from '@hadaya/core';
import type { Stage } from './stage.ts';

const SIGNS = ['pointerenter', 'touchstart', 'focusin'];

/**
 * Starts what a visitor's hands need, once: when the page is idle or at the first sign of the visitor. A press on the
 * magnifier is never lost: it waits for it. Where it cannot be had, the press opens the picture itself.
 */
export function watchVisitor(
  { nodes, context, getSet, store }: Stage,
  start: () => Promise<{ readonly openLightbox: () => void }>,
): void {
  const { environment, signal } = context;
  const { wrapper, trigger } = nodes;
  let started: ReturnType<typeof start> | undefined;
  const begin = () => {
    started ??= start();
    return started;
  };
  const beginQuietly = () =>
    void begin().catch((thrown: unknown) => {
      environment.logger.warn(
        'a part of the gallery could not be loaded, so it does without zoom and lightbox',
        thrown,
      );
    });
  for (const type of SIGNS) listen(wrapper, type, beginQuietly, { signal, passive: true });
  environment.clock.idle(beginQuietly, signal);
  if (!trigger) return;
  const showPicture = () => {
    const address = getSet().images[store.getState().index]?.full.src;
    if (address) environment.window.open(address, '_blank', 'noopener');
  };
  listen(
    trigger,
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      begin().then(({ openLightbox }) => openLightbox(), showPicture);
    },
    { signal },
  );
}
