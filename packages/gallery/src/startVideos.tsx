import { lazyPart } from '@hadaya/core';
import type { Stage } from './dom/stage.ts';
import { canPreload } from './model/preloadBudget.ts';
import type { VideoParts } from './view/galleryView.ts';
import { VideoLayer } from './view/VideoLayer.tsx';

const loadVideo = lazyPart(() => import('@hadaya/media/video'));

/** What the videos of one set on display change. */
export interface VideoEffects {
  /** Draws the videos from now on. */
  readonly draw: (parts: VideoParts) => void;
  /** Aborts when another set comes on display; addresses in memory are taken back. */
  readonly signal: AbortSignal;
}

function readConnection(page: Window): object {
  const connection: unknown = Reflect.get(page.navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? connection : {};
}

/** Fetches the video code for the set on display, and its files when the page is idle and the connection allows. */
export async function startVideos({ context, getSet, nodes }: Stage, { draw, signal }: VideoEffects): Promise<void> {
  const { environment, settings } = context;
  const videos = await loadVideo(signal);
  if (signal.aborted) return;
  let files: ReadonlyMap<string, string> = new Map();
  const redraw = () => draw({ VideoLayer, videos, files, language: nodes.wrapper });
  redraw();
  if (!settings.hasPreload || !canPreload(readConnection(environment.window))) return;
  environment.clock.idle(async () => {
    for (const { video } of getSet().images) {
      if (!video?.isFile || signal.aborted) continue;
      const address = await videos.preloadVideoFile(environment, video.address, { signal });
      if (address === undefined || signal.aborted) continue;
      files = new Map(files).set(video.address, address);
      redraw();
    }
  }, signal);
}
