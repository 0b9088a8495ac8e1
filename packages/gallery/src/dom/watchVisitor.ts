import { listen } from '@hadaya/core';
import { openPicture } from './openPicture.ts';
import type { Stage } from './stage.ts';
import { isOnPicture } from './watchZoom.ts';

const SIGNS = ['pointerenter', 'touchstart', 'focusin'];

/** What a visitor's hands need, once it is there. */
interface VisitStart {
  readonly openLightbox: () => void;
}

/** Starts once; a start that failed is forgotten, so that the next call tries again. */
function createStarter(start: () => Promise<VisitStart>) {
  let started: Promise<VisitStart> | undefined;
  let isLost = false;
  return {
    isLost: () => isLost,
    begin: async () => {
      started ??= start();
      try {
        const visit = await started;
        isLost = false;
        return visit;
      } catch (thrown) {
        isLost = true;
        started = undefined;
        throw thrown;
      }
    },
  };
}

/**
 * Starts what a visitor's hands need, once: when the page is idle or at the first sign of the visitor. A press on the
 * magnifier is never lost: it waits for it. Where it cannot be had, a press on magnifier or picture opens the picture
 * itself and says so, and the next sign tries again.
 */
export function watchVisitor(stage: Stage, start: () => Promise<VisitStart>): void {
  const { nodes, context } = stage;
  const { environment, signal, settings } = context;
  const { wrapper, trigger, slider } = nodes;
  const { begin, isLost } = createStarter(start);
  const beginQuietly = () =>
    void begin().catch((thrown: unknown) => {
      if (signal.aborted) return;
      const message = 'a part of the gallery could not be loaded, so it does without zoom and lightbox';
      environment.logger.warn(message, thrown);
    });
  for (const type of SIGNS) listen(wrapper, type, beginQuietly, { signal, passive: true });
  environment.clock.idle(beginQuietly, signal);
  const openLarge = async () => {
    const visit = await begin().catch(() => undefined);
    if (visit) visit.openLightbox();
    else if (!signal.aborted) openPicture(stage);
  };
  const onPicture = (event: MouseEvent) => {
    if (isLost() && !event.defaultPrevented && isOnPicture(event)) void openLarge();
  };
  if (settings.hasLightbox && settings.openOnImageClick) listen(slider, 'click', onPicture, { signal });
  const onTrigger = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void openLarge();
  };
  if (trigger) listen(trigger, 'click', onTrigger, { signal });
}
