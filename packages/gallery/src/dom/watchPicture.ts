import { listen, type Store } from '@hadaya/core';
import type { GalleryAction, GalleryState } from '../model/galleryState.ts';
import { readZoomPoint } from '../model/zoomFrame.ts';
import type { ZoomSettings } from '../model/zoomSettings.ts';
import type { GalleryNodes } from './galleryNodes.ts';
import { isOnPicture } from './watchZoom.ts';

/** What a press on the picture may do. */
export interface PictureOptions {
  readonly nodes: GalleryNodes;
  readonly store: Store<GalleryState, GalleryAction>;
  readonly zoom: ZoomSettings;
  /** Opens the lightbox; absent when a press shall not. */
  readonly open: (() => void) | undefined;
  readonly signal: AbortSignal;
}

/**
 * A click on the picture opens the lightbox; a tap, and a click where the owner chose clicking for zoom, magnifies it
 * first where it is large enough. Presses that end a drag, and those with a modifier key, do nothing.
 */
export function watchPicture({ nodes, store, zoom, open, signal }: PictureOptions): void {
  const { main, slider } = nodes;
  let lastPointer = 'mouse';
  const remember = ({ pointerType }: PointerEvent) => {
    lastPointer = pointerType;
  };
  listen(main, 'pointerdown', remember, { signal, passive: true });
  listen(
    slider,
    'click',
    (event) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || hasModifier || !isOnPicture(event)) return;
      if (event.target instanceof Element && event.target.closest('iframe, video, a[href], button')) return;
      const { canZoom, zoom: zoomed } = store.getState();
      const togglesZoom = canZoom && (lastPointer === 'touch' || zoom.on !== 'mouseover');
      if (!togglesZoom) {
        open?.();
        return;
      }
      const point = readZoomPoint(event, main.getBoundingClientRect());
      store.dispatch({ type: 'zoomed', zoom: zoomed ? null : point });
    },
    { signal },
  );
}
