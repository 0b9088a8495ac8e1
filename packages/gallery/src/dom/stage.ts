import { emit, type IslandContext, type Store } from '@hadaya/core';
import type { GalleryImage } from '../model/galleryImage.ts';
import type { GalleryAction, GalleryState } from '../model/galleryState.ts';
import type { ImageSource } from '../model/imageFields.ts';
import type { GallerySettings } from '../settings.ts';
import type { GalleryTexts } from '../strings.ts';
import type { GalleryNodes } from './galleryNodes.ts';
import type { Voice } from './openVoice.ts';
import type { SlideSet } from './slideSet.ts';

/** What all parts of one mounted gallery share. */
export interface Stage {
  readonly context: IslandContext<GallerySettings>;
  readonly nodes: GalleryNodes;
  readonly productId: string;
  /** What images are read against. */
  readonly source: ImageSource;
  readonly store: Store<GalleryState, GalleryAction>;
  readonly texts: GalleryTexts;
  readonly voice: Voice;
  /** The set that the server printed. */
  readonly printed: SlideSet;
  /** The set on display. */
  readonly getSet: () => SlideSet;
  readonly setSet: (set: SlideSet) => void;
  /** Says something through the live region when things have come to rest. */
  readonly announce: (describe: () => string) => void;
}

/** The image that is current now. */
export function readCurrentImage({ getSet, store }: Stage): GalleryImage | undefined {
  return getSet().images[store.getState().index];
}

/** Tells the page that something happened to the slides. */
export function emitPlace({ nodes, store }: Stage, name: 'changed' | 'opened' | 'closed'): void {
  const { index, count } = store.getState();
  emit(nodes.wrapper, `hadaya:gallery:${name}`, { index, count });
}
