import type { AttributeValues } from '@hadaya/core';
import { type HTMLAttributes, type ReactElement, useState } from 'react';
import { createPortal } from 'react-dom';
import { describeStandIn, type GalleryImage, readSources } from '../images/index.ts';
import type { SlideSet } from '../markup/index.ts';
import { describeSlide, describeThumbnail } from '../slides/index.ts';
import type { Gallery } from '../state/index.ts';
import { orNone, Slide, Thumbnail } from './Slide.tsx';

const IMAGE_CLASS = 'wp-post-image wvg-post-image attachment-woocommerce_single size-woocommerce_single';

function toProps({ tabindex, inert, ...others }: AttributeValues): HTMLAttributes<HTMLElement> {
  const tabIndex = tabindex == null ? {} : { tabIndex: Number(tabindex) };
  return { ...others, ...tabIndex, inert: inert === '' };
}

interface PictureProps {
  readonly image: GalleryImage;
  readonly boxWidth: number;
  /** The first picture loads immediately; later pictures load when they come into view. */
  readonly isFirst: boolean;
}

/** Props of a slide. If `isLate`, the thumbnail is shown in place of the picture until the picture has loaded. */
interface SlideProps extends PictureProps {
  readonly isLate: boolean;
  readonly attributes: HTMLAttributes<HTMLElement>;
}

/**
 * Renders a slide's `img` with the attributes that themes and scripts look for. Sources come last because they start
 * the load.
 */
function Picture({ image, boxWidth, isFirst }: PictureProps): ReactElement {
  const { full } = image;
  const { sizes, srcset, src } = readSources(image, boxWidth);
  return (
    <img
      className={IMAGE_CLASS}
      alt={image.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
      width={orNone(image.width)}
      height={orNone(image.height)}
      title={orNone(image.title)}
      data-caption={orNone(image.caption)}
      data-src={orNone(full.src)}
      data-large_image={orNone(full.src)}
      data-large_image_width={orNone(full.width)}
      data-large_image_height={orNone(full.height)}
      sizes={sizes}
      srcSet={srcset}
      src={orNone(src)}
    />
  );
}

/**
 * Renders a slide that the server did not print. `load` events do not bubble, and Preact does not make them bubble as
 * React does. The box therefore listens in the capture phase, which works with React and Preact.
 */
function OwnSlide({ attributes, isLate, ...picture }: SlideProps): ReactElement {
  const [hasCome, setCome] = useState(!isLate);
  const late = { 'data-late': '', style: describeStandIn(picture.image.thumbnail), onLoadCapture: () => setCome(true) };
  return (
    <Slide image={picture.image} attributes={attributes} box={hasCome ? {} : late}>
      <Picture {...picture} />
    </Slide>
  );
}

interface OwnSetProps {
  readonly gallery: Gallery;
  readonly set: SlideSet;
  readonly index: number;
}

/** Renders a set that the server did not print; its slides and thumbnails replace the printed ones. */
export function OwnSet({ gallery, set, index }: OwnSetProps): ReactElement {
  const { nodes, texts } = gallery;
  const { images, boxWidth, isLate = false } = set;
  return (
    <>
      {createPortal(
        images.map((image, at) => (
          <OwnSlide
            // biome-ignore lint/suspicious/noArrayIndexKey: a set never changes; a new set mounts a new component
            key={at}
            image={image}
            boxWidth={boxWidth}
            isFirst={at === 0}
            isLate={at === 0 && isLate && image.thumbnail !== ''}
            attributes={toProps(describeSlide(texts, { set, index }, at))}
          />
        )),
        nodes.slider,
      )}
      {images.length > 1 &&
        createPortal(
          images.map((image, at) => (
            <Thumbnail
              // biome-ignore lint/suspicious/noArrayIndexKey: a set never changes; a new set mounts a new component
              key={at}
              image={image}
              isCurrent={at === index}
              attributes={toProps(describeThumbnail(texts, { index }, at))}
            />
          )),
          nodes.strip,
        )}
    </>
  );
}
