import { listen, type PageWindow, type Store } from '@hadaya/core';
import type { GalleryImage } from '../model/galleryImage.ts';
import type { GalleryAction, GalleryState } from '../model/galleryState.ts';
import { readZoomPoint } from '../model/zoomFrame.ts';
import type { ZoomSettings } from '../model/zoomSettings.ts';
import type { GalleryNodes } from './galleryNodes.ts';

/** What zooming works on. */
export interface ZoomOptions {
  readonly nodes: GalleryNodes;
  readonly store: Store<GalleryState, GalleryAction>;
  readonly settings: ZoomSettings;
  readonly window: PageWindow;
  readonly getImage: () => GalleryImage | undefined;
  /** While a finger moves the magnified picture, the slides stay. */
  readonly onHold: (isHeld: 'held' | 'free') => void;
  readonly signal: AbortSignal;
}

const IN_CONTROLS = '[data-hadaya-root], .woo-variation-gallery-trigger';

/** Whether an event comes from the picture and not from a control over it. */
export function isOnPicture(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(IN_CONTROLS) === null;
}

function watchSize({ nodes, store, window: page, getImage, signal }: ZoomOptions): () => void {
  const measure = () => {
    const image = getImage();
    const width = nodes.main.clientWidth;
    const canZoom = image !== undefined && image.video === null && image.full.src !== '' && image.full.width > width;
    store.dispatch({ type: 'zoomable', canZoom });
  };
  const observer = new page.ResizeObserver(measure);
  observer.observe(nodes.main);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  store.subscribe(measure, signal);
  return measure;
}

/**
 * Magnifies the current picture under the mouse, or under a finger after a tap. Returns the function that measures
 * anew whether the picture is large enough, for after a swap.
 */
export function watchZoom(options: ZoomOptions): () => void {
  const { nodes, store, settings, onHold, signal } = options;
  const { main } = nodes;
  const startsOnHover = settings.on === 'mouseover';
  const zoomAt = (event: MouseEvent) =>
    store.dispatch({ type: 'zoomed', zoom: readZoomPoint(event, main.getBoundingClientRect()) });
  const stop = () => store.dispatch({ type: 'zoomed', zoom: null });

  listen(
    main,
    'pointermove',
    (event) => {
      const isHover = event.pointerType === 'mouse' && event.buttons === 0;
      if (event.pointerType === 'mouse' && event.buttons !== 0) stop();
      else if (isHover && !isOnPicture(event)) stop();
      else if ((isHover && startsOnHover) || store.getState().zoom) zoomAt(event);
    },
    { signal, passive: true },
  );
  listen(main, 'pointerleave', ({ pointerType }) => void (pointerType === 'mouse' && stop()), { signal });
  listen(
    nodes.wrapper,
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !nodes.wrapper.contains(relatedTarget)) stop();
    },
    { signal },
  );
  let wasZoomed = false;
  let isTouch = false;
  const noteTouch = (pointerType: string) => {
    isTouch = pointerType === 'touch';
  };
  listen(main, 'pointerdown', (event) => noteTouch(event.pointerType), { signal, capture: true });
  store.subscribe(() => {
    const isZoomed = store.getState().zoom !== null;
    if (isZoomed === wasZoomed) return;
    wasZoomed = isZoomed;
    main.toggleAttribute('data-zoomed', isZoomed);
    // A mouse that drags ends the zoom and moves the slides; a finger that drags moves the magnified picture.
    onHold(isZoomed && isTouch ? 'held' : 'free');
  }, signal);
  signal.addEventListener('abort', () => main.removeAttribute('data-zoomed'), { once: true });
  return watchSize(options);
}
