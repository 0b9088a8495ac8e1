import { type ReactElement, useState } from 'react';
import { type GalleryImage, isSameShape, type Picture } from '../images/index.ts';
import type { ZoomLook, ZoomPoint } from '../state/index.ts';
import { type Extent, frameZoom } from './frameZoom.ts';

interface ZoomLayerProps {
  readonly image: GalleryImage;
  readonly point: ZoomPoint;
  readonly box: Extent;
  readonly look: ZoomLook;
}

/**
 * Renders the large picture over the small one and moves it under the pointer. The large picture is requested on first
 * render.
 */
export function ZoomLayer({ image, point, box, look }: ZoomLayerProps): ReactElement {
  const [loaded, setLoaded] = useState<Picture>({ src: '', width: 0, height: 0 });
  const { full } = image;
  const isThere = loaded.src === full.src;
  // The loaded size is correct even if the printed size is wrong; for an SVG the printed size is more reliable.
  const isWrong = isThere && !/\.svg(?:$|[?#])/i.test(full.src) && !isSameShape(loaded, full);
  const frame = frameZoom(isWrong ? loaded : full, box, point, look.magnify);
  return (
    <div className="zoom" aria-hidden="true">
      <img
        src={full.src}
        alt=""
        data-loaded={isThere || undefined}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setLoaded({ src: full.src, width, height })
        }
        style={{
          width: `${frame.width}px`,
          height: `${frame.height}px`,
          transform: `translate(${frame.left}px, ${frame.top}px)`,
          transitionDuration: `${look.duration}ms`,
        }}
      />
    </div>
  );
}
