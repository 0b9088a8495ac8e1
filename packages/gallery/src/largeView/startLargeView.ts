import { startDragging } from '../slides/index.ts';
import type { Gallery } from '../state/index.ts';
import lateStyles from '../styles/largeView.css?inline';
import { startStrip } from '../thumbnails/index.ts';
import { readZoomSettings } from './readZoomSettings.ts';
import { startZoom } from './startZoom.ts';

export interface LargeView {
  /** Starts or moves the zoom if the owner chose to zoom on hover. */
  hover(event: MouseEvent): void;
  /** Toggles the zoom. */
  press(event: MouseEvent): void;
}

/** This file loads at the visitor's first sign of intent. */
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
