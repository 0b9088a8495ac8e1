import { emit } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import { createVideoTexts, pausePlayers, readVideoAddress, VideoFacade, watchAddress } from '@hadaya/media/video';
import type { Redraw } from './drawFacade.tsx';
import type { Film } from './film.ts';

/** Plays a film in a node of ours, or in the place of its facade. Returns what pauses it. */
export function drawPlayer({ widget, nodes, plan, address }: Film, redraw: Redraw | undefined): () => void {
  const { element, environment } = widget;
  const { wrapper, overlay } = nodes;
  const video = readVideoAddress(address, environment.document.baseURI);
  const draw = redraw ?? ((node) => renderIsland(widget, node, { into: wrapper }));
  draw(
    <VideoFacade
      video={video}
      link={video ? watchAddress(video) : address}
      title={overlay?.querySelector('img')?.alt ?? ''}
      isCurrent
      isStarted
      texts={createVideoTexts(element)}
      player={plan}
      onFail={() => emit(element, 'hadaya:content:video-failed', {})}
    />,
  );
  emit(element, 'hadaya:content:video-played', {});
  return () => pausePlayers(wrapper);
}
