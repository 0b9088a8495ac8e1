import type { Gallery } from '../../gallery/gallery.ts';
import type { GalleryPart } from '../../gallery/galleryState.ts';
import { adoptStyles } from '../controls/galleryHost.ts';
import { startControls } from '../controls/startControls.tsx';
import { startDragging } from '../startDragging.ts';
import { startFade } from '../startFade.ts';
import { readZoomSettings } from './frameZoom.ts';
import { startZoom } from './startZoom.ts';
import { ZoomLayer } from './ZoomLayer.tsx';
import styles from './zoom.css?inline';

/** What a visitor does with the picture itself. */
export interface LargeView {
  /** The mouse is over the picture. */
  hover(event: MouseEvent): void;
  /** A press that is meant for the magnifying glass. */
  press(event: MouseEvent): void;
}

/** Starts what a hand moves the slides with, zoom, and the controls that nobody has seen before: fetched when the visitor reaches for the gallery. */
export function startLargeView(gallery: Gallery, isMouse: boolean): LargeView {
  const { context, nodes, store, hosts } = gallery;
  const { settings } = context;
  const slider = startDragging(gallery, isMouse);
  startControls(gallery);
  startFade(gallery);
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
  return { hover: (event) => zoom?.hover(event), press: (event) => zoom?.press(event) };
}
