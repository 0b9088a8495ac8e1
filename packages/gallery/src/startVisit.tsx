import { adoptStyles } from './dom/adoptStyles.ts';
import { markBrokenImages } from './dom/markBrokenImages.ts';
import type { Stage } from './dom/stage.ts';
import type { Moves } from './dom/startMoves.ts';
import { startPicture } from './dom/startPicture.ts';
import { startSwiper } from './dom/startSwiper.ts';
import { watchStripEnds } from './dom/watchStripEnds.ts';
import type { SlideSettings } from './model/slideSettings.ts';
import { readZoomSettings } from './model/zoomSettings.ts';
import styles from './styles/visit.css?inline';
import { AutoplayButton } from './view/AutoplayButton.tsx';
import type { VisitParts } from './view/galleryView.ts';
import { StripArrows } from './view/StripArrows.tsx';
import { ZoomLayer } from './view/ZoomLayer.tsx';
import { createVisitTexts } from './visitStrings.ts';

/** What a visitor's hands need. */
export interface Visit {
  readonly openLightbox: () => void;
  /** Looks again for images that cannot be shown. */
  readonly markBroken: () => void;
}

/** What it is loaded into. */
export interface VisitOptions {
  readonly stage: Stage;
  readonly moves: Moves;
  readonly slideSettings: SlideSettings;
  /** Nodes of ours that get the styles of what is drawn now. */
  readonly hosts: readonly Node[];
  readonly draw: (parts: VisitParts) => void;
}

/** Starts swiping, zoom, lightbox and keys of a gallery: loaded when the page is idle or the visitor reaches for it. */
export function startVisit({ stage, moves, slideSettings, hosts, draw }: VisitOptions): Visit {
  for (const host of hosts) adoptStyles(host.getRootNode(), styles);
  const markBroken = markBrokenImages(stage);
  markBroken();
  const openLightbox = startPicture(stage, moves);
  const pageStrip = watchStripEnds(stage);
  const { settings } = stage.context;
  const toggleAutoplay = () => {
    const autoplay = moves.getAutoplay();
    if (autoplay?.getState() === 'stopped') autoplay.play();
    else autoplay?.stop();
  };
  draw({
    AutoplayButton,
    StripArrows,
    ZoomLayer,
    pageStrip,
    toggleAutoplay,
    texts: createVisitTexts(stage.nodes.wrapper, settings.texts),
    zoom: readZoomSettings(settings.zoomOptions),
  });
  startSwiper(stage, moves, slideSettings);
  return { openLightbox, markBroken };
}
