import { type ReactElement, useState } from 'react';
import type { GalleryImage } from '../../gallery/galleryImage.ts';
import type { ZoomPoint } from './frameZoom.ts';
import { type Extent, frameZoom, type ZoomSettings } from './frameZoom.ts';

interface ZoomLayerProps {
  readonly image: GalleryImage;
  readonly point: ZoomPoint;
  readonly box: Extent;
  readonly settings: Pick<ZoomSettings, 'magnify' | 'duration'>;
}

/** The large picture over the small one, moved under the pointer; it is requested when it is first drawn. */
export function ZoomLayer({ image, point, box, settings }: ZoomLayerProps): ReactElement {
  const [loadedSrc, setLoadedSrc] = useState('');
  const { full } = image;
  const frame = frameZoom({ width: full.width, height: full.height || full.width }, box, point, settings.magnify);
  return (
    <div className="zoom" aria-hidden="true">
      <img
        src={full.src}
        alt=""
        data-loaded={loadedSrc === full.src || undefined}
        onLoad={() => setLoadedSrc(full.src)}
        style={{
          width: `${frame.width}px`,
          height: `${frame.height}px`,
          transform: `translate(${frame.left}px, ${frame.top}px)`,
          transitionDuration: `${settings.duration}ms`,
        }}
      />
    </div>
  );
}
