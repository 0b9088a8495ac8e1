import type { IslandContext } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import { type ReactPortal, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { GalleryImage, ImageSource } from '../images/index.ts';
import { readImageElement } from '../markup/index.ts';
import { Slide, Thumbnail } from './Slide.tsx';

const PREFIX = 'woo-variation-gallery';

function rememberPosition(node: Node): () => void {
  const mark = document.createComment('');
  node.parentNode?.insertBefore(mark, node);
  return () => mark.replaceWith(node);
}

interface PlainFrameProps {
  readonly element: HTMLElement;
  readonly images: readonly GalleryImage[];
  readonly pictures: readonly Element[];
  readonly onThere: () => void;
}

/** Renders the frame that the plugin would have printed, and moves the page's pictures into it. */
function PlainFrame({ element, images, pictures, onThere }: PlainFrameProps): ReactPortal {
  const frame = useRef<HTMLDivElement>(null);
  const slots = useRef<(HTMLDivElement | null)[]>([]);
  useLayoutEffect(() => {
    const restore = pictures.map(rememberPosition);
    const isOurs = (node: ChildNode) => node instanceof Element && node.hasAttribute('data-hadaya-root');
    const others = [...element.childNodes].filter((node) => node !== frame.current && !isOurs(node));
    for (const node of others) node.remove();
    for (const [at, picture] of pictures.entries()) slots.current[at]?.append(picture);
    onThere();
    return () => {
      element.prepend(...others);
      for (const putBack of restore) putBack();
    };
  }, [element, pictures, onThere]);
  return createPortal(
    <div ref={frame} className={`${PREFIX}-container`}>
      <div className={`${PREFIX}-slider-wrapper`}>
        {/* biome-ignore lint/a11y/useValidAnchor: the plugin prints this link; Hadaya adds a button role and a name */}
        {/* biome-ignore lint/a11y/useAnchorContent: see above */}
        <a href="#" className={`${PREFIX}-trigger ${PREFIX}-trigger-position-top-right`} />
        <div className={`${PREFIX}-slider`}>
          {images.map((image, at) => (
            <Slide
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of images never changes
              key={at}
              image={image}
              box={{
                ref: (slot) => {
                  slots.current[at] = slot;
                },
              }}
            />
          ))}
        </div>
      </div>
      <div className={`${PREFIX}-thumbnail-wrapper`}>
        <div className={`${PREFIX}-thumbnail-slider`}>
          {images.length > 1 &&
            images.map((image, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of images never changes
              <Thumbnail key={at} image={image} />
            ))}
        </div>
      </div>
    </div>,
    element,
  );
}

/**
 * Gives a plain `data-hadaya="gallery"` element a gallery frame. The element contains nothing but images, each alone or
 * inside a link to its large picture. The images are moved, not copied, and move back when the gallery ends.
 */
export function drawPlainFrame(context: IslandContext<unknown>, source: ImageSource): Promise<void> {
  const { element } = context;
  const found = [...element.querySelectorAll('img')];
  const images = found.map((picture) => readImageElement(picture, source));
  // An image moves together with its `picture` element, which selects the file.
  const pictures = found.map((image) => image.closest('picture') ?? image);
  return new Promise((resolve) => {
    renderIsland(context, <PlainFrame element={element} images={images} pictures={pictures} onThere={resolve} />);
  });
}
