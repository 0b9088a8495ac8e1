import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Gallery } from '../../gallery/gallery.ts';
import type { GalleryPart } from '../../gallery/galleryState.ts';
import styles from '../../styles/controls.css?inline';
import lateStyles from '../../styles/late.css?inline';
import { readSlideSettings } from '../slideSettings.ts';
import { StripArrows } from '../thumbnails/StripArrows.tsx';
import { startStrip } from '../thumbnails/startStrip.ts';
import { adoptStyles, createGalleryHost } from './galleryHost.ts';

const MOST_DOTS = 8;

/** Where the visitor is among the slides, for the eyes: dots, of a few slides, and a counter. */
export function Counter({ count, index }: { readonly count: number; readonly index: number }): ReactElement {
  return (
    <>
      {count <= MOST_DOTS && (
        <span className="dots" aria-hidden="true">
          {Array.from({ length: count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
            <i key={place} data-current={place === index || undefined} />
          ))}
        </span>
      )}
      <span className="counter" aria-hidden="true">
        <bdi>{index + 1}</bdi>
        <span>/</span>
        <bdi>{count}</bdi>
      </span>
    </>
  );
}

/** Brings the controls that show nothing before somebody comes near: dots, counter and the arrows of the strip. */
export function startControls(gallery: Gallery): void {
  const { context, hosts, nodes, store } = gallery;
  const place = { into: nodes.thumbnailWrapper, before: null, part: 'strip' };
  const strip = createGalleryHost(place, context.signal);
  for (const host of [hosts.controls, strip]) adoptStyles(host.getRootNode(), styles);
  adoptStyles(nodes.wrapper.getRootNode(), lateStyles);
  const pageStrip = startStrip(gallery);
  const { hasArrows } = readSlideSettings(nodes.strip.getAttribute('data-slick'));
  const controls: GalleryPart = (state) => (
    <>
      <Counter count={state.set.slides.length} index={state.index} />
      {hasArrows && createPortal(<StripArrows strip={state.strip} pageStrip={pageStrip} />, strip)}
    </>
  );
  store.dispatch({ type: 'arrived', parts: { controls } });
}
