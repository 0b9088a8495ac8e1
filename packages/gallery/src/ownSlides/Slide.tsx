import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import type { GalleryImage } from '../images/index.ts';
import { SLIDE_CLASS, THUMBNAIL_CLASS } from '../selectors.ts';

/** Returns `undefined` for an empty value, so that React omits the attribute. */
export const orNone = <Value extends string | number>(value: Value): Value | undefined => value || undefined;

interface SlideProps {
  readonly image: GalleryImage;
  /** The slide's accessible name, `inert` and similar attributes. */
  readonly attributes?: HTMLAttributes<HTMLElement>;
  readonly box?: HTMLAttributes<HTMLElement> & { readonly ref?: Ref<HTMLDivElement> };
  /** The picture. */
  readonly children?: ReactNode;
}

/** Renders a slide with the same markup as the server's. */
export function Slide({ image: { video }, attributes, box, children }: SlideProps): ReactElement {
  const kind = video === null ? 'image' : video.isFile ? 'video' : 'iframe';
  return (
    <div className={video ? `${SLIDE_CLASS} wvg-gallery-video-slider` : SLIDE_CLASS} {...attributes}>
      <div>
        <div className={`wvg-single-gallery-${kind}-container`} {...box}>
          {children}
        </div>
      </div>
    </div>
  );
}

interface ThumbnailProps {
  readonly image: GalleryImage;
  readonly isCurrent?: boolean;
  readonly attributes?: HTMLAttributes<HTMLElement>;
}

/** Renders a thumbnail with the same markup as the server's. */
export function Thumbnail({ image, isCurrent = false, attributes }: ThumbnailProps): ReactElement {
  const { alt, title, thumbnail, video } = image;
  const classes = [THUMBNAIL_CLASS, video && 'wvg-gallery-video-thumbnail', isCurrent && 'current-thumbnail'];
  return (
    <div className={classes.filter(Boolean).join(' ')} {...attributes}>
      <div>
        <img
          className="attachment-100x100 size-100x100"
          alt={alt}
          loading="lazy"
          width={100}
          height={100}
          title={orNone(title)}
          src={orNone(thumbnail)}
        />
      </div>
    </div>
  );
}
