import { fillText } from '@hadaya/core';
import { ServerNode, useStore } from '@hadaya/core/react';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Gallery as GalleryModel } from '../gallery/gallery.ts';
import { keyOfSet } from '../gallery/galleryImage.ts';
import { type GalleryState, stepIndex } from '../gallery/galleryState.ts';
import { Controls, Icon, LossNotice } from './controls/Controls.tsx';
import { holdFocus, showSet } from './showSet.ts';
import { readThumbnailPlace } from './thumbnails/readThumbnailPlace.ts';
import { Thumbnails } from './thumbnails/Thumbnails.tsx';

interface DrawnProps {
  readonly gallery: GalleryModel;
  readonly state: GalleryState;
}

/** The names, roles and states of the server's own nodes around the slides. */
function FrameMarks({ gallery, state }: DrawnProps): ReactElement {
  const { nodes, texts, context } = gallery;
  const { settings } = context;
  const place = readThumbnailPlace(nodes.wrapper.classList, settings);
  const hasThumbnails = state.set.images.length > 1;
  const triggerText = settings.triggerText || texts.trigger;
  return (
    <>
      <ServerNode
        node={nodes.wrapper}
        attributes={{
          role: 'group',
          'aria-roledescription': texts.carousel,
          'aria-label': texts.region,
          'aria-busy': state.pending ? 'true' : null,
          'data-thumbnails-wide': place.wide,
          'data-thumbnails-narrow': place.narrow,
          'data-hadaya-fit': settings.fit === 'cover' ? settings.fit : null,
        }}
        classes={{ 'loading-gallery': state.pending }}
      />
      {/* Else browsers would make what scrolls a stop of Tab. */}
      <ServerNode node={nodes.slider} attributes={{ tabindex: '-1' }} />
      <ServerNode
        node={nodes.parent}
        classes={{
          'woo-variation-gallery-has-product-thumbnail': hasThumbnails,
          'woo-variation-gallery-no-product-thumbnail': !hasThumbnails,
          'woo-variation-gallery-enabled-thumbnail-slider': settings.slidesThumbnails,
        }}
      />
      {nodes.trigger && (
        <ServerNode
          node={nodes.trigger}
          attributes={{ role: 'button', 'aria-label': triggerText, title: triggerText }}
        />
      )}
    </>
  );
}

/** The attributes of all slides: their names, and out of reach unless current. */
function SlideMarks({ gallery: { texts }, state: { set, index } }: DrawnProps): ReactElement {
  const count = set.slides.length;
  return (
    <>
      {set.slides.map((slide, place) => (
        <ServerNode
          // Another set of slides is another list: `Gallery` gives it a key of its own.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the slide's identity within a set
          key={place}
          node={slide}
          attributes={{
            role: 'group',
            'aria-roledescription': texts.slide,
            'aria-label': fillText(texts.position, { index: place + 1, count }),
            tabindex: place === index ? '-1' : null,
            inert: place === index ? null : '',
          }}
        />
      ))}
    </>
  );
}

/** What lies over the picture: the magnified one, films, a notice, and what is said. */
function Overlay({ gallery: { texts }, state }: DrawnProps): ReactElement {
  const { notice, message, parts } = state;
  return (
    <>
      {parts.zoom?.(state)}
      {parts.videos?.(state)}
      {notice && <LossNotice notice={notice} texts={texts} />}
      <p className="status" role="status">
        {message && <span key={message}>{message}</span>}
      </p>
    </>
  );
}

/** Puts the state's set on display in the frame in which it became the state. */
function useShownSet(gallery: GalleryModel, state: GalleryState): void {
  const shown = useRef(state.set);
  // Read while it draws: afterwards the old thumbnails are no buttons any more, and browsers take the focus away.
  const giveFocus = shown.current === state.set ? undefined : holdFocus(gallery.nodes);
  useLayoutEffect(() => {
    shown.current = state.set;
    if (giveFocus) showSet(gallery, giveFocus);
  });
}

/** The root of a gallery: puts its sets on display, draws every control and owns the attributes of the server's nodes. */
export function Gallery({ gallery }: { readonly gallery: GalleryModel }): ReactElement {
  const { hosts, nodes, slides, store, texts } = gallery;
  const state = useStore(store);
  useShownSet(gallery, state);
  const { set, index } = state;
  const onStep = (by: 1 | -1) =>
    store.dispatch({ type: 'moved', index: stepIndex(index, by, set.slides.length), by: 'visitor' });
  const setKey = keyOfSet(set.images);
  return (
    <>
      <FrameMarks gallery={gallery} state={state} />
      <SlideMarks key={`slides ${setKey}`} gallery={gallery} state={state} />
      <Thumbnails
        key={`thumbnails ${setKey}`}
        strip={nodes.strip}
        thumbnails={set.thumbnails}
        index={index}
        texts={texts}
      />
      {hosts.trigger && createPortal(<Icon name="magnifier" />, hosts.trigger)}
      {createPortal(
        <Controls state={state} hasArrows={slides.settings.hasArrows} texts={texts} onStep={onStep} />,
        hosts.controls,
      )}
      <Overlay gallery={gallery} state={state} />
    </>
  );
}
