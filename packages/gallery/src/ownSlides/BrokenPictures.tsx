import { listen } from '@hadaya/core';
import { ServerNode } from '@hadaya/core/react';
import { type ReactElement, useLayoutEffect, useState } from 'react';
import { describeStandIn, isStandIn } from '../images/index.ts';
import { listSlides, type SlideSet } from '../markup/index.ts';
import type { Gallery } from '../state/index.ts';
import styles from '../styles/broken.css?inline';

const BOX = '.wvg-single-gallery-image-container';

interface Broken {
  readonly box: HTMLElement;
  readonly alt: string;
  readonly thumbnail: string;
}

/**
 * Checks whether an image has no source, or has finished loading without a size. An SVG may have no size of its own; in
 * that case, the result depends on whether the browser can decode it.
 */
async function isBroken(image: HTMLImageElement): Promise<boolean> {
  if (!image.getAttribute('src')) return !isStandIn(image);
  if (!image.complete || image.naturalWidth > 0) return false;
  return image.decode().then(
    () => false,
    () => true,
  );
}

/**
 * Marks the box of an image that cannot be shown, so that the style sheet shows its alternative text and thumbnail
 * instead. Covers images that have already failed and those that fail later.
 */
export function BrokenPictures({ gallery, set }: { readonly gallery: Gallery; readonly set: SlideSet }): ReactElement {
  const { adoptStyles, nodes, context } = gallery;
  const [pictures, setPictures] = useState<readonly Broken[]>([]);
  useLayoutEffect(() => adoptStyles(nodes.wrapper.getRootNode(), styles), [adoptStyles, nodes]);
  useLayoutEffect(() => {
    const looking = new AbortController();
    const { signal } = looking;
    const { window: page } = context.environment;
    const slides = listSlides(nodes);
    setPictures((all) => all.filter(({ box }) => box.isConnected));
    const drop = (box: Element | null) => setPictures((all) => all.filter((one) => one.box !== box));
    const mark = (image: HTMLImageElement) => {
      const box = image.closest<HTMLElement>(BOX);
      if (!box || signal.aborted) return;
      const thumbnail = set.images[slides.findIndex((slide) => slide.contains(image))]?.thumbnail ?? '';
      drop(box);
      setPictures((all) => [...all, { box, alt: image.alt, thumbnail }]);
    };
    const onError = ({ target }: Event) => {
      if (target instanceof page.HTMLImageElement) mark(target);
    };
    // Removes the mark from a picture that a lazy-load plugin has loaded late.
    const onLoad = ({ target }: Event) => target instanceof Element && drop(target.closest(BOX));
    listen(nodes.slider, 'error', onError, { signal, capture: true });
    listen(nodes.slider, 'load', onLoad, { signal, capture: true });
    for (const picture of slides.flatMap((slide) => [...slide.querySelectorAll('img')]))
      void isBroken(picture).then((broken) => broken && mark(picture));
    return () => looking.abort();
  }, [nodes, context, set]);
  return (
    <>
      {pictures.map(({ box, alt, thumbnail }, at) => (
        <ServerNode
          // biome-ignore lint/suspicious/noArrayIndexKey: the position in the list identifies a box
          key={at}
          node={box}
          attributes={{ 'data-broken': alt }}
          style={describeStandIn(thumbnail)}
        />
      ))}
    </>
  );
}
