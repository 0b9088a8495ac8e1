import { startDragging } from '../slides/index.ts';
import type { Gallery } from '../state/index.ts';
import lateStyles from '../styles/largeView.css?inline';
import { startStrip } from '../thumbnails/index.ts';
import { readZoomSettings } from './readZoomSettings.ts';
import { startZoom } from './startZoom.ts';

/** What a visitor does with the picture itself. */
export interface LargeView {
  /** The mouse is over the picture. */
  hover(event: MouseEvent): void;
  /** A press that is meant for the magnifying glass. */
  press(event: MouseEvent): void;
}

/** Starts what a hand moves the slides with, the strip that follows them, and zoom: fetched when the visitor reaches for the gallery. */
export function startLargeView(gallery: Gallery, isMouse: boolean): LargeView {
  const { context, nodes, store } = gallery;
  const { settings } = context;
  const slider = startDragging(gallery, isMouse);
  gallery.adoptStyles(nodes.wrapper.getRootNode(), lateStyles);
  startStrip(gallery);
  const zoom = settings.hasZoom ? startZoom(gallery, slider) : undefined;
  if (zoom) store.dispatch({ type: 'changed', to: { zoomLook: readZoomSettings(settings.zoomOptions) } });
  return { hover: (event) => zoom?.hover(event), press: (event) => zoom?.press(event) };
}
