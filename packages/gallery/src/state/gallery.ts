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

/** What the replaced script told themes through jQuery, told again. Silent on pages without jQuery. */
export interface PluginEvents {
  /** Triggers an event on the wrapper; handlers get the gallery object first. */
  trigger(event: string, ...given: readonly unknown[]): void;
  triggerOnDocument(event: string): void;
  /** Keeps jQuery data on the wrapper, for copies of jQuery that come later too. */
  setData(key: string, value: unknown): void;
}

/** What all features of one mounted gallery share. */
export interface Gallery {
  readonly context: IslandContext<GallerySettings>;
  readonly nodes: GalleryNodes;
  readonly productId: string;
  /** What images are read against. */
  readonly source: ImageSource;
  readonly store: Store<GalleryState, GalleryAction>;
  readonly texts: GalleryTexts;
  readonly pluginEvents: PluginEvents;
  readonly slideSettings: SlideSettings;
  /** Moves the slides by the browser's own scrolling. */
  readonly scroller: SlideMover;
  /** The set that the server printed; its nodes are used again whenever its images are wanted. */
  readonly printed: PrintedSet;
  /** Gives the page, or a shadow root of ours, one more style sheet; all parts share it, so it has no file of its own. */
  readonly adoptStyles: typeof adoptStyles;
  /** Has the view loaded now; resolves when it is there, which alone shows other slides than those that were printed. */
  readonly bringView: () => Promise<void>;
  /** Width of the picture's box in pixels. */
  readonly readWidth: () => number;
  /** Says something through the live region when things have come to rest; a newer text replaces one that waits. */
  readonly announce: (describe: () => string) => void;
}

/** Knows the width of the box without asking for it at a choice or at the start, when the browser would have to lay out the page first. */
function watchWidth({ main }: GalleryNodes, { environment, signal }: IslandContext<GallerySettings>): () => number {
  let width = 0;
  const observer = new environment.window.ResizeObserver(() => {
    width = main.clientWidth;
  });
  observer.observe(main);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return () => width || main.clientWidth;
}

/** Long enough that ten quick choices give one message, the last one. */
const ANNOUNCE_MS = 400;

/** Reads the markup; without the lightbox the magnifier is out of reach. */
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

/** What moves the slides now. */
export function findMover({ store, scroller }: Pick<Gallery, 'store' | 'scroller'>): SlideMover {
  return store.getState().slider ?? scroller;
}

/** The image that is current now. */
export function readCurrentImage({ store }: Pick<Gallery, 'store'>): GalleryImage | undefined {
  const { set, index } = store.getState();
  return set.images[index];
}

/** The slide that is current now, as it stands in the page. */
export function findCurrentSlide({ nodes, store }: Pick<Gallery, 'nodes' | 'store'>): HTMLElement | undefined {
  return listSlides(nodes)[store.getState().index];
}

/** Tells the page that something happened to the slides. */
export function emitIndex({ nodes, store }: Gallery, name: 'changed' | 'opened' | 'closed'): void {
  const { index, set } = store.getState();
  emit(nodes.wrapper, `hadaya:gallery:${name}`, { index, count: set.images.length });
}
