import { listen } from '@hadaya/core';
import type { Gallery } from '../../gallery/gallery.ts';
import type { GalleryPart } from '../../gallery/galleryState.ts';
import { adoptStyles } from '../controls/galleryHost.ts';
import { startControls } from '../controls/startControls.tsx';
import { startDragging } from '../startDragging.ts';
import { startFade } from '../startFade.ts';
import { createLightbox } from './createLightbox.ts';
import { readZoomSettings } from './frameZoom.ts';
import { startZoom } from './startZoom.ts';
import { ZoomLayer } from './ZoomLayer.tsx';
import styles from './zoom.css?inline';

/** What a visitor does with the picture itself. */
export interface LargeView {
  /** Opens the lightbox; rejects when its code cannot be had. */
  open(): Promise<void>;
  /** The mouse is over the picture. */
  hover(event: MouseEvent): void;
  /** A press on the picture magnifies it or, where that is not meant, opens the lightbox. */
  press(event: MouseEvent, pointerType: string): Promise<void>;
}

/** Starts what a hand moves the slides with, zoom, lightbox, and the controls that nobody has seen before: fetched when the visitor reaches for the gallery. */
export function startLargeView(gallery: Gallery, isMouse: boolean): LargeView {
  const { context, nodes, store, hosts } = gallery;
  const { settings, signal } = context;
  const slider = startDragging(gallery, isMouse);
  startControls(gallery);
  startFade(gallery);
  const lightbox = createLightbox(gallery);
  const zoom = settings.hasZoom ? startZoom(gallery, slider) : undefined;
  if (settings.hasZoom) {
    const { magnify, duration } = readZoomSettings(settings.zoomOptions);
    adoptStyles(hosts.overlay.getRootNode(), styles);
    const draw: GalleryPart = ({ set, index, zoom: point }) => {
      const image = set.images[index];
      if (!point || !image) return null;
      const { clientWidth: width, clientHeight: height } = nodes.main;
      return <ZoomLayer image={image} point={point} box={{ width, height }} settings={{ magnify, duration }} />;
    };
    store.dispatch({ type: 'arrived', parts: { zoom: draw } });
  }
  if (settings.hasLightbox) {
    const { trigger, main } = nodes;
    for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
      if (trigger) listen(trigger, type, lightbox.prepare, { signal, passive: true });
    }
    listen(main, 'pointerdown', lightbox.prepare, { signal, passive: true });
    if (trigger?.matches(':hover, :focus-within')) lightbox.prepare();
  }
  return {
    open: lightbox.open,
    hover: (event) => zoom?.hover(event),
    async press(event, pointerType) {
      if (!zoom?.press(event, pointerType) && settings.hasLightbox && settings.openOnImageClick) await lightbox.open();
    },
  };
}
