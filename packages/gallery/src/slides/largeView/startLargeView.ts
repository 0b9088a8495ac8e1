import { listen } from '@hadaya/core';
import type { Gallery } from '../../gallery/gallery.ts';
import lateStyles from '../../styles/late.css?inline';
import { adoptStyles } from '../controls/galleryHost.ts';
import { startDragging } from '../startDragging.ts';
import { startFade } from '../startFade.ts';
import { startStrip } from '../thumbnails/startStrip.ts';
import { createLightbox } from './createLightbox.ts';
import { readZoomSettings } from './readZoomSettings.ts';
import { startZoom } from './startZoom.ts';

/** What a visitor does with the picture itself. */
export interface LargeView {
  /** Opens the lightbox; rejects when its code cannot be had. */
  open(): Promise<void>;
  /** The mouse is over the picture. */
  hover(event: MouseEvent): void;
  /** A press on the picture magnifies it or, where that is not meant, opens the lightbox. */
  press(event: MouseEvent, pointerType: string): Promise<void>;
}

/** Starts what a hand moves the slides with, the strip that follows them, zoom and lightbox: fetched when the visitor reaches for the gallery. */
export function startLargeView(gallery: Gallery, isMouse: boolean): LargeView {
  const { context, nodes, store } = gallery;
  const { settings, signal } = context;
  const slider = startDragging(gallery, isMouse);
  adoptStyles(nodes.wrapper.getRootNode(), lateStyles);
  startStrip(gallery);
  startFade(gallery);
  const lightbox = createLightbox(gallery);
  const zoom = settings.hasZoom ? startZoom(gallery, slider) : undefined;
  if (zoom) store.dispatch({ type: 'arrived', parts: { zoom: readZoomSettings(settings.zoomOptions) } });
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
