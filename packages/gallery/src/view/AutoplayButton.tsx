import type { ReactElement } from 'react';
import type { GalleryState } from '../model/galleryState.ts';
import type { VisitParts } from './galleryView.ts';
import { Icon } from './icons.tsx';

/** Stops slides that move by themselves, and lets them go on. */
export function AutoplayButton({
  autoplay,
  visit: { texts, toggleAutoplay },
}: {
  readonly autoplay: GalleryState['autoplay'];
  readonly visit: VisitParts;
}): ReactElement | null {
  if (autoplay === 'none') return null;
  const isRunning = autoplay !== 'stopped';
  return (
    <button
      type="button"
      className="autoplay"
      aria-label={isRunning ? texts.pause : texts.play}
      onClick={toggleAutoplay}
    >
      <Icon name={isRunning ? 'pause' : 'play'} />
    </button>
  );
}
