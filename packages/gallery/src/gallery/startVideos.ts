import { lazyPart, mayFetchAhead } from '@hadaya/core';
import { createFeature } from '@hadaya/core/feature';
import { createElement } from 'react';
import { adoptStyles } from '../slides/controls/galleryHost.ts';
import type { Gallery } from './gallery.ts';
import { keyOfSet } from './galleryImage.ts';
import type { GalleryPart, SlideSet } from './galleryState.ts';

const loadVideo = lazyPart(() => import('@hadaya/media/video'));

/**
 * Brings the players of whatever set is on display. Those that the server printed leave when ours have come, and are back when
 * the gallery ends.
 */
export function startVideos(gallery: Gallery): void {
  const { context, store, hosts, nodes } = gallery;
  const { signal, environment, settings } = context;
  const printed = store.getState().set;
  const bring = createFeature(context, {
    load: loadVideo,
    start({ VideoStack, VIDEO_STYLES, holdPlayers }) {
      holdPlayers(
        printed.slides.filter((_, place) => printed.images[place]?.video?.address),
        signal,
      );
      adoptStyles(hosts.overlay.getRootNode(), VIDEO_STYLES);
      const preloadsBy = settings.hasPreload && mayFetchAhead(environment.window.navigator) ? environment : undefined;
      const videos: GalleryPart = ({ set: { images }, index }) =>
        createElement(VideoStack, { key: keyOfSet(images), images, index, language: nodes.wrapper, preloadsBy });
      store.dispatch({ type: 'arrived', parts: { videos } });
    },
    onLost() {
      // The server's own players are there; a set of ours has none.
      const { set } = store.getState();
      const lost = set === printed ? null : set.images.find(({ video }) => video)?.video;
      if (lost) store.dispatch({ type: 'changed', to: { notice: { kind: 'video', href: lost.address } } });
    },
  });
  let shown: SlideSet | undefined;
  const follow = () => {
    const { set } = store.getState();
    if (set === shown) return;
    shown = set;
    if (set.images.some(({ video }) => video)) bring();
  };
  store.subscribe(follow, signal);
  follow();
}
