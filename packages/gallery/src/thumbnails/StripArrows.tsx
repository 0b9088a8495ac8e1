import { ControlIcon } from '@hadaya/media/controls';
import type { ReactElement } from 'react';
import type { GalleryState } from '../state/index.ts';

/**
 * Renders arrow buttons that scroll the strip for mouse users. Arrow keys on the thumbnails do the same, so these
 * buttons are neither in the tab order nor exposed to screen readers.
 */
export function StripArrows({
  strip,
  pageStrip,
}: {
  readonly strip: GalleryState['strip'];
  readonly pageStrip: (direction: 1 | -1) => void;
}): ReactElement {
  return (
    <div data-upright={strip.isUpright || undefined}>
      {strip.hasBefore && (
        <button type="button" className="page before" tabIndex={-1} aria-hidden="true" onClick={() => pageStrip(-1)}>
          <ControlIcon name="previous" />
        </button>
      )}
      {strip.hasAfter && (
        <button type="button" className="page after" tabIndex={-1} aria-hidden="true" onClick={() => pageStrip(1)}>
          <ControlIcon name="next" />
        </button>
      )}
    </div>
  );
}
