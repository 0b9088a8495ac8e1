import { useServerClasses, useServerNode, useStore } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Controls } from './Controls.tsx';
import type { GalleryView } from './galleryView.ts';
import { Icon } from './icons.tsx';
import { LostPart } from './LostPart.tsx';
import { SlideMarks } from './SlideMarks.tsx';
import { ThumbnailMarks } from './ThumbnailMarks.tsx';

const HAS_THUMBNAILS = 'woo-variation-gallery-has-product-thumbnail';
const NO_THUMBNAILS = 'woo-variation-gallery-no-product-thumbnail';
const SLIDES_THUMBNAILS = 'woo-variation-gallery-enabled-thumbnail-slider';

/** The names, roles and states of the server's own nodes around the slides. */
function FrameMarks({ view, isLoading }: { readonly view: GalleryView; readonly isLoading: boolean }): null {
  const { nodes, texts, place, set, slidesThumbnails, fit } = view;
  const hasThumbnails = set.images.length > 1;
  useServerNode(nodes.wrapper, {
    role: 'group',
    'aria-roledescription': texts.carousel,
    'aria-label': texts.region,
    'aria-busy': isLoading ? 'true' : null,
    'data-thumbnails-wide': place.wide,
    'data-thumbnails-narrow': place.narrow,
    'data-hadaya-fit': fit === 'cover' ? fit : null,
  });
  useServerClasses(nodes.wrapper, { 'loading-gallery': isLoading });
  useServerClasses(nodes.parent, {
    [HAS_THUMBNAILS]: hasThumbnails,
    [NO_THUMBNAILS]: !hasThumbnails,
    [SLIDES_THUMBNAILS]: slidesThumbnails,
  });
  return null;
}

function TriggerMarks({ trigger, text }: { readonly trigger: HTMLElement; readonly text: string }): null {
  useServerNode(trigger, { role: 'button', 'aria-label': text, title: text });
  return null;
}

/** Draws every control of a gallery and owns the attributes of the server's nodes. */
export function Gallery(view: GalleryView): ReactElement {
  const { nodes, hosts, store, set, texts, actions, visit, video } = view;
  const state = useStore(store);
  const image = set.images[state.index];
  const box = { width: nodes.main.clientWidth, height: nodes.main.clientHeight };
  const setKey = set.images.map(({ src }) => src).join();
  return (
    <>
      <FrameMarks view={view} isLoading={state.isLoading} />
      <SlideMarks key={`slides ${setKey}`} slides={set.slides} index={state.index} texts={texts} />
      <ThumbnailMarks
        key={`thumbnails ${setKey}`}
        strip={nodes.strip}
        thumbnails={set.thumbnails}
        index={state.index}
        texts={texts}
      />
      {nodes.trigger && <TriggerMarks trigger={nodes.trigger} text={view.triggerText} />}
      {hosts.trigger && createPortal(<Icon name="magnifier" />, hosts.trigger)}
      {createPortal(
        <Controls state={state} hasArrows={view.hasArrows} texts={texts} actions={actions}>
          {visit && <visit.AutoplayButton autoplay={state.autoplay} visit={visit} />}
        </Controls>,
        hosts.controls,
      )}
      {visit &&
        view.hasStripArrows &&
        createPortal(<visit.StripArrows strip={state.strip} pageStrip={visit.pageStrip} />, hosts.strip)}
      {visit && state.zoom && image && (
        <visit.ZoomLayer image={image} point={state.zoom} box={box} settings={visit.zoom} />
      )}
      {video && <video.VideoLayer key={`videos ${setKey}`} images={set.images} index={state.index} parts={video} />}
      {state.notice && <LostPart notice={state.notice} texts={texts} />}
      <p className="status" role="status">
        {state.message && <span key={state.message}>{state.message}</span>}
      </p>
    </>
  );
}
