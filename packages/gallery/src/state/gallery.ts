import { createStore, debounce, emit, type IslandContext, type Store } from '@hadaya/core';
import type { GalleryImage, ImageSource } from '../images/index.ts';
import {
  adoptStyles,
  findGalleryNodes,
  type GalleryNodes,
  listSlides,
  type PrintedSet,
  readGalleryProduct,
  readPrintedSet,
} from '../markup/index.ts';
import type { GallerySettings } from '../settings.ts';
import { createGalleryTexts, type GalleryTexts } from '../strings/index.ts';
import { type GalleryAction, type GalleryState, reduceGallery, type SlideMover, startGallery } from './galleryState.ts';
import { readSlideSettings, type SlideSettings } from './slideSettings.ts';

/** Triggers the replaced script's jQuery events, for themes. Does nothing on pages without jQuery. */
export interface PluginEvents {
  /** Triggers an event on the wrapper; handlers receive the gallery object as the first argument. */
  trigger(event: string, ...given: readonly unknown[]): void;
  triggerOnDocument(event: string): void;
  /** Keeps jQuery data on the wrapper, even for copies of jQuery that load later. */
  setData(key: string, value: unknown): void;
}

/** The objects that all features of one mounted gallery share. */
export interface Gallery {
  readonly context: IslandContext<GallerySettings>;
  readonly nodes: GalleryNodes;
  readonly productId: string;
  readonly source: ImageSource;
  readonly store: Store<GalleryState, GalleryAction>;
  readonly texts: GalleryTexts;
  readonly pluginEvents: PluginEvents;
  readonly slideSettings: SlideSettings;
  readonly scroller: SlideMover;
  /** The set that the server printed; its nodes are reused whenever its images are shown again. */
  readonly printed: PrintedSet;
  /**
   * Adds a style sheet to the page or to one of the gallery's shadow roots. Passed here rather than imported, so that
   * lazily loaded files use the same cache of sheets.
   */
  readonly adoptStyles: typeof adoptStyles;
  /** Loads the view now; resolves when it has mounted. Only the view can show slides that were not printed. */
  readonly bringView: () => Promise<void>;
  /** Returns the width of the picture's box in pixels. */
  readonly readWidth: () => number;
  /** Announces a message in the live region after a pause; a newer message replaces one that is still waiting. */
  readonly announce: (describe: () => string) => void;
}

/**
 * Tracks the width of the picture's box, so that no code has to read it at the start or on a choice, which would force
 * a layout.
 */
function watchWidth({ main }: GalleryNodes, { environment, signal }: IslandContext<GallerySettings>): () => number {
  let width = 0;
  const observer = new environment.window.ResizeObserver(() => {
    width = main.clientWidth;
  });
  observer.observe(main);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return () => width || main.clientWidth;
}

/**
 * Delay in milliseconds before an announcement, so that ten quick choices cause only one announcement, for the last
 * choice.
 */
const ANNOUNCE_MS = 400;

/** Without the lightbox, the magnifier is hidden and cannot be focused. */
export function readGallery(
  context: IslandContext<GallerySettings>,
  source: ImageSource,
): Omit<Gallery, 'pluginEvents' | 'bringView' | 'scroller'> {
  const { element, settings, environment, signal } = context;
  const found = findGalleryNodes(element);
  const nodes = settings.hasLightbox ? found : { ...found, trigger: null };
  found.trigger?.toggleAttribute('hidden', !settings.hasLightbox);
  const printed = readPrintedSet(nodes, source);
  const store = createStore(reduceGallery, startGallery(printed));
  const say = (describe: () => string) => store.dispatch({ type: 'changed', to: { message: describe() } });
  return {
    context,
    nodes,
    productId: readGalleryProduct(nodes),
    source,
    printed,
    adoptStyles,
    slideSettings: readSlideSettings(nodes.slider.getAttribute('data-slick')),
    store,
    texts: createGalleryTexts(element, settings.texts),
    readWidth: watchWidth(nodes, context),
    announce: debounce(say, { ms: ANNOUNCE_MS, clock: environment.clock, signal }),
  };
}

/** Returns the slider that moves the slides: Swiper once it has loaded, native scrolling before. */
export function findMover({ store, scroller }: Pick<Gallery, 'store' | 'scroller'>): SlideMover {
  return store.getState().slider ?? scroller;
}

export function readCurrentImage({ store }: Pick<Gallery, 'store'>): GalleryImage | undefined {
  const { set, index } = store.getState();
  return set.images[index];
}

export function findCurrentSlide({ nodes, store }: Pick<Gallery, 'nodes' | 'store'>): HTMLElement | undefined {
  return listSlides(nodes)[store.getState().index];
}

export function emitIndex({ nodes, store }: Gallery, name: 'changed' | 'opened' | 'closed'): void {
  const { index, set } = store.getState();
  emit(nodes.wrapper, `hadaya:gallery:${name}`, { index, count: set.images.length });
}
