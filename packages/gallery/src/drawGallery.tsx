import { lazyPart } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import { adoptStyles } from './dom/adoptStyles.ts';
import { createHost } from './dom/createHost.ts';
import { holdPrintedVideos } from './dom/printedVideos.ts';
import type { Stage } from './dom/stage.ts';
import type { Moves } from './dom/startMoves.ts';
import { readSlideSettings, type SlideSettings } from './model/slideSettings.ts';
import { readThumbnailPlace } from './model/thumbnailPlace.ts';
import { Gallery } from './view/Gallery.tsx';
import type { GalleryView, VideoParts, VisitParts } from './view/galleryView.ts';

const loadVideos = lazyPart(() => import('./startVideos.tsx'));

/** The gallery's controls on the page. */
export interface GalleryDrawing {
  /** A node of ours over the picture. */
  readonly overlay: HTMLElement;
  /** Nodes of ours, to give more styles to. */
  readonly hosts: readonly HTMLElement[];
  /** Draws controls that arrived later. */
  readonly drawVisit: (parts: VisitParts) => void;
  /** Another set came on display: its videos are fetched, those of the one before are let go. */
  readonly onPlaced: () => void;
}

/** Whether the shop has put a sign of its own into the magnifier, in the place of the plugin's. */
function hasOwnSign(trigger: HTMLElement): boolean {
  return [...trigger.children].some((child) => !child.matches('.dashicons'));
}

function createHosts({ nodes, context: { signal } }: Stage) {
  const { main, thumbnailWrapper, container } = nodes;
  const trigger = nodes.trigger && hasOwnSign(nodes.trigger) ? null : nodes.trigger;
  return {
    controls: createHost({ into: main, before: main.firstChild, part: 'controls' }, signal),
    strip: createHost({ into: thumbnailWrapper, before: null, part: 'strip' }, signal),
    trigger: trigger && createHost({ into: trigger, before: null, part: 'trigger', tag: 'span' }, signal),
    overlay: createHost({ into: container, before: null, part: 'overlay' }, signal),
  };
}

type FixedView = Omit<GalleryView, 'set' | 'hosts' | 'visit' | 'video'>;

function describeView({ context, nodes, store, texts }: Stage, moves: Moves, hasArrows: boolean): FixedView {
  const { settings } = context;
  const { thumbnailPosition: position, isVertical, positionPrefix: prefix } = settings;
  return {
    nodes,
    store,
    texts,
    triggerText: settings.triggerText || texts.trigger,
    place: readThumbnailPlace(nodes.wrapper.classList, { position, isVertical, prefix }),
    hasArrows,
    hasStripArrows: readSlideSettings(nodes.strip.getAttribute('data-slick')).hasArrows,
    slidesThumbnails: settings.slidesThumbnails,
    fit: settings.fit,
    actions: { previous: () => moves.step(-1), next: () => moves.step(1) },
  };
}

/** Draws the controls of a gallery and brings its videos. */
export function drawGallery(stage: Stage, moves: Moves, { hasArrows }: SlideSettings): GalleryDrawing {
  const { context, getSet } = stage;
  const { environment, signal } = context;
  const { overlay, ...hosts } = createHosts(stage);
  const view = describeView(stage, moves, hasArrows);
  const putBackVideos = holdPrintedVideos(stage.printed, signal);
  let visit: VisitParts | undefined;
  let video: VideoParts | undefined;
  let placed = new AbortController();

  const compose = () => <Gallery {...view} {...{ hosts, visit, video }} set={getSet()} />;
  const redraw = renderIsland(context, compose(), { into: overlay });
  const drawVideo = (parts: VideoParts) => {
    adoptStyles(overlay.getRootNode(), parts.videos.VIDEO_STYLES);
    video = parts;
    redraw(compose());
  };
  const bringVideos = async (own: AbortSignal) => {
    const { startVideos } = await loadVideos(own);
    await startVideos(stage, { draw: drawVideo, signal: own });
  };
  const onPlaced = () => {
    placed.abort();
    placed = new AbortController();
    video = undefined;
    redraw(compose());
    if (getSet().images.every((image) => image.video === null)) return;
    const own = placed.signal;
    bringVideos(own).catch((thrown: unknown) => {
      if (own.aborted) return;
      environment.logger.warn('the video code could not be loaded, so videos show their picture only', thrown);
      putBackVideos();
      // The server's own players are back; a set of ours has none.
      const lost = getSet() === stage.printed ? null : getSet().images.find(({ video }) => video)?.video;
      if (lost) stage.store.dispatch({ type: 'noticed', notice: { kind: 'video', href: lost.address } });
    });
  };
  signal.addEventListener('abort', () => placed.abort(), { once: true });
  onPlaced();
  return {
    overlay,
    hosts: [overlay, hosts.controls, hosts.strip],
    onPlaced,
    drawVisit(parts) {
      visit = parts;
      redraw(compose());
    },
  };
}
