import type { Store } from '@hadaya/core';
import type { GalleryNodes } from '../dom/galleryNodes.ts';
import type { SlideSet } from '../dom/slideSet.ts';
import type { GalleryAction, GalleryState } from '../model/galleryState.ts';
import type { ThumbnailPlace } from '../model/thumbnailPlace.ts';
import type { ZoomSettings } from '../model/zoomSettings.ts';
import type { GalleryTexts } from '../strings.ts';
import type { VisitTexts } from '../visitStrings.ts';
import type { AutoplayButton } from './AutoplayButton.tsx';
import type { StripArrows } from './StripArrows.tsx';
import type { VideoLayer } from './VideoLayer.tsx';
import type { ZoomLayer } from './ZoomLayer.tsx';

/** Nodes of ours that controls are drawn into. */
export interface GalleryHosts {
  /** Over the picture, before the slides: arrows, dots, counter. */
  readonly controls: Element;
  /** At the ends of the strip. */
  readonly strip: Element;
  /** Inside the magnifier; `null` without one. */
  readonly trigger: Element | null;
}

/** What the controls can ask for. */
export interface GalleryActions {
  readonly previous: () => void;
  readonly next: () => void;
}

/** Controls that arrive with the visitor. */
export interface VisitParts {
  readonly AutoplayButton: typeof AutoplayButton;
  readonly StripArrows: typeof StripArrows;
  readonly ZoomLayer: typeof ZoomLayer;
  readonly zoom: ZoomSettings;
  readonly pageStrip: (direction: 1 | -1) => void;
  readonly toggleAutoplay: () => void;
  readonly texts: VisitTexts;
}

/** Players that arrive with the first video. */
export interface VideoParts {
  readonly VideoLayer: typeof VideoLayer;
  readonly videos: typeof import('@hadaya/media/video');
  /** Files in memory by their own address. */
  readonly files: ReadonlyMap<string, string>;
  /** Whose language the videos speak. */
  readonly language: Element;
}

/** Everything that is drawn. */
export interface GalleryView {
  readonly nodes: GalleryNodes;
  readonly hosts: GalleryHosts;
  readonly store: Store<GalleryState, GalleryAction>;
  /** The gallery on display. */
  readonly set: SlideSet;
  readonly texts: GalleryTexts;
  readonly triggerText: string;
  readonly place: ThumbnailPlace;
  readonly hasArrows: boolean;
  /** The owner wants arrows at the ends of a strip that is cut off. */
  readonly hasStripArrows: boolean;
  readonly slidesThumbnails: boolean;
  readonly fit: 'contain' | 'cover';
  readonly visit: VisitParts | undefined;
  readonly video: VideoParts | undefined;
  readonly actions: GalleryActions;
}
