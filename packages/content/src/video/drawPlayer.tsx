import { createStrings, emit, fillText } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import {
  createVideoTexts,
  pausePlayers,
  readVideoAddress,
  VideoFacade,
  type VideoSource,
  watchAddress,
} from '@hadaya/media/video';
import type { Widget } from '../dom/widget.ts';
import type { VideoNodes } from './dom/readVideoNodes.ts';
import type { VideoPlan } from './model/planVideo.ts';
import { videoStrings } from './videoStrings.ts';
import { Player } from './view/Player.tsx';

/** What to draw: a film that starts now, or its poster. */
export interface PlayerPlan {
  readonly nodes: VideoNodes;
  readonly plan: VideoPlan;
  readonly address: string;
  readonly start: 'now' | 'visitor';
}

/** Asks the owner's consent hook; without one, and for films of the site, the answer is yes. */
async function isAllowed({ settings }: Widget, video: VideoSource): Promise<boolean> {
  if (video.kind === 'file' || typeof settings.canLoad !== 'function') return true;
  return (await settings.canLoad(video.provider)) !== false;
}

/** Draws the player into a node of ours; the server's place for it steps back. Returns what pauses it. */
export async function drawPlayer(widget: Widget, { nodes, plan, address, start }: PlayerPlan): Promise<() => void> {
  const { element, environment, loan, signal } = widget;
  const { wrapper, place, overlay } = nodes;
  const video = readVideoAddress(address, environment.document.baseURI);
  const isFree = video === undefined || (await isAllowed(widget, video));
  if (signal.aborted) return () => {};
  const texts = createStrings(videoStrings, element);
  const picture = overlay?.querySelector('img');
  if (place) loan.attributes(place, { hidden: '' });
  if (place) loan.style(place, { display: 'none' });
  const provider = video?.kind === 'frame' ? video.provider : '';
  const href = video ? watchAddress(video) : address;
  const failed = () => emit(element, 'hadaya:content:video-failed', {});
  if (start === 'now' && isFree) emit(element, 'hadaya:content:video-played', {});
  const film = (
    <Player
      facade={VideoFacade}
      refusal={isFree ? undefined : { text: fillText(texts.refused, { provider }), watch: texts.watch, href }}
      video={video}
      link={href}
      title={picture?.alt ?? ''}
      isCurrent
      isStarted={start === 'now'}
      texts={createVideoTexts(element)}
      player={{
        isMuted: plan.isMuted,
        isLooping: plan.isLooping,
        hasControls: plan.hasControls,
        hasRelated: plan.hasRelated,
        hasCaptions: plan.hasCaptions,
      }}
      onPlay={() => emit(element, 'hadaya:content:video-played', {})}
      onFail={failed}
    />
  );
  renderIsland(widget, film, { into: wrapper });
  return () => pausePlayers(wrapper);
}
