import { mayPrefetch } from '@hadaya/core';
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { keyOfSet } from '../images/index.ts';
import type { SlideSet } from '../markup/index.ts';
import type { Gallery } from '../state/index.ts';
import { loadVideo } from '../video/loadVideo.ts';
import { useShadowStyles } from './GalleryHost.tsx';

type Players = Awaited<ReturnType<typeof loadVideo>>;

/**
 * Returns the players, which load when a set with videos is first displayed. If they fail to load, a set that was not
 * printed shows a notice.
 */
function usePlayers({ context, store, printed }: Gallery, set: SlideSet): Players | undefined {
  const [players, setPlayers] = useState<Players>();
  const bring = useMemo(() => {
    const onFailed = () => {
      // A printed set still has the server's own players; other sets have no players.
      const { set: shown } = store.getState();
      const failed = shown === printed ? null : shown.images.find(({ video }) => video)?.video;
      if (failed) store.dispatch({ type: 'changed', to: { notice: { kind: 'video', href: failed.address } } });
    };
    return loadVideo.starter(context, (part) => setPlayers(part), onFailed);
  }, [context, store, printed]);
  useEffect(() => {
    if (set.images.some(({ video }) => video)) bring();
  }, [bring, set]);
  return players;
}

interface FilmsProps {
  readonly gallery: Gallery;
  readonly set: SlideSet;
  readonly index: number;
}

/**
 * Renders the videos of the displayed set. They replace the players that the server printed, which return when the
 * gallery ends.
 */
export function Films({ gallery, set: { images }, set, index }: FilmsProps): ReactElement | null {
  const { context, nodes, printed } = gallery;
  const { environment, settings } = context;
  const players = usePlayers(gallery, set);
  useLayoutEffect(() => {
    if (!players) return undefined;
    const slides = printed.slides.filter((_, at) => printed.images[at]?.video?.address);
    const holding = new AbortController();
    players.holdPlayers(slides, holding.signal);
    return () => holding.abort();
  }, [players, printed]);
  useShadowStyles(players?.VIDEO_STYLES);
  if (!players) return null;
  const preloadsBy = settings.hasPreload && mayPrefetch(environment.window.navigator) ? environment : undefined;
  return (
    <players.VideoStack
      key={keyOfSet(images)}
      images={images}
      index={index}
      language={nodes.wrapper}
      preloadsBy={preloadsBy}
    />
  );
}
